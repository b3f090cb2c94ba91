import * as z from "zod/mini";
import { passwordRefused } from "#areas/session/passwords/contract.ts";
import { lastAdministrator, loginProviders } from "#areas/session/sign-in/contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, instant, nothing, typedText } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import {
	higherRights,
	loginActive,
	loginInUse,
	loginMissing,
	notOneself,
	subjectTaken,
	userDisabled,
	usernameMissing,
	usernameTaken,
	userWithoutMail,
} from "./refusals.ts";

const userId = z.object({ userId: id });
const key = "users.manage";
const reading = { access: { key, level: "READ" }, refusals: [] } as const;
const putting = { access: { key, level: "WRITE" } } as const;
const username = typedText({ min: 1, max: 200 });
const password = z.string().check(z.minLength(1), z.maxLength(1000));

export const manualLogin = z.object({
	username,
	/** Left out: the password stays, or the person sets the first one by invitation. */
	password: z.optional(password),
	mustChangePassword: z._default(z.boolean(), true),
});
export type ManualLogin = z.output<typeof manualLogin>;

export const loginEndpoints = {
	listUserLogins: endpoint("listUserLogins", {
		route: "GET /api/users/{userId}/logins",
		...reading,
		summary:
			"Ways in of a person: one line for the password and one for each provider of the tenant, set up or not",
		input: userId,
		answer: z.object({
			items: z.array(
				z.object({
					provider: z.enum(loginProviders),
					/** Null where it is not set up. */
					loginId: z.nullable(id),
					username: z.nullable(z.string()),
					externalSubject: z.nullable(z.string()),
					isEnabled: z.boolean(),
					hasPassword: z.boolean(),
					mustChangePassword: z.boolean(),
					lastSignInAt: z.nullable(instant),
				}),
			),
			/** Until then the last invitation can be opened. */
			invitedUntil: z.nullable(instant),
		}),
	}),
	setManualLogin: endpoint("setManualLogin", {
		route: "PUT /api/users/{userId}/logins/manual",
		...putting,
		summary: "Give a person a sign-in name and a password, or change them",
		input: z.extend(manualLogin, { userId: id }),
		answer: z.object({ loginId: id }),
		refusals: [usernameTaken, passwordRefused, higherRights, notOneself],
	}),
	setLoginActivation: endpoint("setLoginActivation", {
		route: "PUT /api/users/{userId}/login-activations/{provider}",
		...putting,
		summary:
			"Switch a way in on or off; switching off ends its sessions. MANUAL takes username and password, the others the provider's subject",
		input: z.object({
			userId: id,
			provider: z.enum(loginProviders),
			isEnabled: z.boolean(),
			username: z.optional(username),
			password: z.optional(password),
			mustChangePassword: z._default(z.boolean(), true),
			externalSubject: z.optional(typedText({ min: 1, max: 500 })),
		}),
		answer: z.object({ loginId: z.nullable(id) }),
		refusals: [
			usernameMissing,
			usernameTaken,
			subjectTaken,
			passwordRefused,
			higherRights,
			notOneself,
			lastAdministrator,
		],
	}),
	deleteUserLogin: endpoint("deleteUserLogin", {
		route: "DELETE /api/users/{userId}/logins/{loginId}",
		summary: "Take a way in that was never used",
		access: { key, level: "FULL" },
		input: z.object({ userId: id, loginId: id }),
		answer: nothing,
		refusals: [loginInUse, higherRights, notOneself, lastAdministrator],
	}),
	resendInvitation: endpoint("resendInvitation", {
		route: "POST /api/users/{userId}/invitation",
		summary:
			"Mail a one-time link to set the password; valid for 72 hours, and the earlier ones no longer",
		access: { key, level: "WRITE" },
		input: z.extend(userId, {
			/** Refuses for people who can sign in already: of many, those need no link. */
			onlyWithoutSignIn: z._default(z.boolean(), false),
		}),
		answer: z.object({ invitedUntil: instant }),
		refusals: [userDisabled, userWithoutMail, usernameTaken, higherRights, notOneself, loginActive],
	}),
	changeUserPassword: endpoint("changeUserPassword", {
		route: "PUT /api/users/{userId}/password",
		...putting,
		summary: "Set another person's password; ends the sessions of that login",
		input: z.object({
			userId: id,
			newPassword: password,
			mustChangePassword: z._default(z.boolean(), true),
		}),
		answer: nothing,
		refusals: [loginMissing, passwordRefused, higherRights, notOneself],
	}),
	listLoginEvents: endpoint("listLoginEvents", {
		route: "GET /api/users/{userId}/login-events",
		...reading,
		summary: "When and from where a person signed in, or failed to; newest first",
		input: z.object({ userId: id, ...listInput(["at"]) }),
		answer: listAnswer(
			z.object({
				id,
				at: instant,
				/** SIGNED_IN, FAILED, LOCKED, MUST_CHANGE, SIGNED_OUT, PASSWORD_CHANGED, RESET_REQUESTED, REJECTED */
				outcome: z.string(),
				provider: z.string(),
				/** Shortened. */
				address: z.nullable(z.string()),
				client: z.string(),
			}),
		),
	}),
} as const;
