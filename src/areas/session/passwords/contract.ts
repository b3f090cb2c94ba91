import * as z from "zod/mini";
import {
	invalidCredentials,
	loginAnswer,
	tenantNotFound,
	tooManyAttempts,
} from "#areas/session/sign-in/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, typedText } from "#kit/contract/fields.ts";
import { statusRefusal } from "#kit/contract/refusal.ts";

export const mailNotFound = statusRefusal(404, "MAIL_NOT_FOUND");
export const invalidResetCode = statusRefusal(400, "INVALID_RESET_CODE");
/** `details` name what is wrong with the new password; `facts` carry the policy and the faults by name. */
export const passwordRefused = statusRefusal(422, "PASSWORD_REFUSED");

const tenantNo = typedText({ min: 1, max: 50 });
const passwordText = z.string().check(z.minLength(1), z.maxLength(1000));
const code = typedText({ min: 1, max: 20 });

const passwordPolicy = z.object({
	minimumLength: z.int(),
	maximumLength: z.int(),
	uppersCount: z.int(),
	lowersCount: z.int(),
	digitsCount: z.int(),
	specialCharsCount: z.int(),
});

export const contract = {
	changePassword: endpoint("changePassword", {
		route: "PUT /api/password",
		summary: "Replace one's password; also the step before a first session",
		access: {
			public:
				"the step of a password that must change has no session yet; session or step is checked by the use case",
		},
		input: z.object({
			username: typedText({ min: 1, max: 200 }),
			/** Not needed after a one-time link: the person who opened it has no password. */
			oldPassword: z.optional(passwordText),
			newPassword: passwordText,
			persistent: z.optional(z.boolean()),
		}),
		answer: loginAnswer,
		refusals: [invalidCredentials, passwordRefused, tooManyAttempts],
	}),
	getPasswordPolicy: endpoint("getPasswordPolicy", {
		route: "GET /api/password-policy",
		summary: "What the tenant asks of a new password",
		access: { signedIn: true, web: true },
		input: z.object({}),
		answer: z.object({ policy: passwordPolicy }),
	}),
	forgotPassword: endpoint("forgotPassword", {
		route: "POST /api/password-resets",
		summary:
			"Mail a code of six digits to somebody who forgot the password; unknown addresses are told, unless the company hides them",
		access: { public: "people who forgot the password cannot sign in" },
		input: z.object({ tenantNo, mail: typedText({ min: 3, max: 320 }) }),
		answer: z.object({ guid: id }),
		refusals: [tenantNotFound, mailNotFound, tooManyAttempts],
	}),
	requestPasswordChange: endpoint("requestPasswordChange", {
		route: "GET /api/password-resets/{tenant}/{guid}",
		summary: "The policy for the new password, while the request is open",
		access: { public: "people who forgot the password cannot sign in" },
		input: z.object({ tenant: tenantNo, guid: id }),
		answer: z.object({
			policy: passwordPolicy,
			/** The company answers unknown addresses alike: perhaps nothing was mailed. */
			mayBeUnknown: z.boolean(),
		}),
	}),
	validateResetCode: endpoint("validateResetCode", {
		route: "POST /api/password-resets/{tenant}/{guid}/code",
		summary: "Whether the mailed code is right; five wrong ones end the request",
		access: { public: "people who forgot the password cannot sign in" },
		input: z.object({ tenant: tenantNo, guid: id, code }),
		answer: nothing,
		refusals: [invalidResetCode, tooManyAttempts],
	}),
	changePasswordByCode: endpoint("changePasswordByCode", {
		route: "PUT /api/password-resets/{tenant}/{guid}/password",
		summary: "Set a new password by the mailed code; ends all sessions of the login",
		access: { public: "people who forgot the password cannot sign in" },
		input: z.object({
			tenant: tenantNo,
			guid: id,
			code,
			newPassword: passwordText,
			newPasswordVerification: passwordText,
		}),
		answer: nothing,
		refusals: [invalidResetCode, passwordRefused, tooManyAttempts],
	}),
} as const;
