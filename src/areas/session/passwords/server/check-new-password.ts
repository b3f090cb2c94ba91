import { verifyPassword } from "#areas/session/sign-in/server/public.ts";
import { type PasswordFault, passwordFaults } from "#domain/passwords/password-faults.ts";
import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { passwordRefused } from "../contract.ts";
import { texts } from "../text.ts";

type Fault = PasswordFault | "reused" | "unequal";

/** The password in use and four before it: none of them may come back. */
export const rememberedBefore = 4;

/** Refuses a new password that the policy forbids, that is the old one, or that was used lately. */
export async function checkNewPassword(
	context: RequestContext,
	policy: PasswordPolicy,
	given: {
		newPassword: string;
		oldPassword?: string | undefined;
		verification?: string | undefined;
		/** Of the password in use and the ones before. */
		usedHashes: readonly string[];
		/** Name of the new password's field. */
		field?: string;
	},
): Promise<void> {
	const { newPassword, oldPassword, verification, usedHashes } = given;
	const field = given.field ?? "newPassword";
	const faults: Fault[] = passwordFaults(policy, newPassword, oldPassword);
	if (verification !== undefined && verification !== newPassword) faults.push("unequal");
	if (faults.length === 0) {
		const used = await Promise.all(usedHashes.map((hash) => verifyPassword(hash, newPassword)));
		if (used.includes(true)) faults.push("reused");
	}
	if (faults.length === 0) return;
	const words = texts[context.language];
	refuse(passwordRefused, {
		details: faults.map((fault) => ({
			field: fault === "unequal" ? "newPasswordVerification" : field,
			text: words.faults[fault](policy),
		})),
		facts: { policy, faults },
	});
}
