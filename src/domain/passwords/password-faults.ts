import type { PasswordPolicy } from "./password-policy.ts";
import { ruleStates, type StrengthRule } from "./password-strength.ts";

export type PasswordFault =
	| StrengthRule
	/** Longer than the policy allows. */
	| "maximum"
	/** The same as the one it replaces. */
	| "unchanged";

/**
 * Why a new password is refused; empty when it is fine.
 *
 * Example: default policy, old "Alt-Kennwort1", new "Alt-Kennwort1" → ["unchanged"].
 */
export function passwordFaults(
	policy: PasswordPolicy,
	newPassword: string,
	oldPassword?: string,
): PasswordFault[] {
	const faults: PasswordFault[] = ruleStates(policy, newPassword)
		.filter((state) => !state.isMet)
		.map((state) => state.rule);
	if (newPassword.length > policy.maximumLength) faults.push("maximum");
	if (newPassword === oldPassword) faults.push("unchanged");
	return faults;
}
