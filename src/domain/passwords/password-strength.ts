import { type PasswordPolicy, specialCharacters } from "./password-policy.ts";

/** The five levels, in the order in which they are shown. */
export const strengthRules = ["length", "uppers", "lowers", "digits", "specials"] as const;
export type StrengthRule = (typeof strengthRules)[number];

export interface RuleState {
	readonly rule: StrengthRule;
	readonly needed: number;
	readonly found: number;
	readonly isMet: boolean;
}

/**
 * How a password stands to each of the five rules.
 *
 * Example: default policy, "Abc1" → length 4 of 8 not met, uppers 1 of 1, lowers 2 of 1, digits 1 of 1 met, specials 0 of
 * 1 not met.
 */
export function ruleStates(policy: PasswordPolicy, password: string): RuleState[] {
	const characters = [...password];
	const count = (test: (character: string) => boolean) => characters.filter(test).length;
	const facts: Record<StrengthRule, readonly [needed: number, found: number]> = {
		length: [policy.minimumLength, password.length],
		uppers: [policy.uppersCount, count((one) => /\p{Lu}/u.test(one))],
		lowers: [policy.lowersCount, count((one) => /\p{Ll}/u.test(one))],
		digits: [policy.digitsCount, count((one) => /[0-9]/.test(one))],
		specials: [policy.specialCharsCount, count((one) => specialCharacters.includes(one))],
	};
	return strengthRules.map((rule) => {
		const [needed, found] = facts[rule];
		return { rule, needed, found, isMet: found >= needed };
	});
}

/** 0 to 5: how many of the five rules are met. An empty password is 0, whatever the policy. */
export function passwordStrength(policy: PasswordPolicy, password: string): number {
	if (password === "") return 0;
	return ruleStates(policy, password).filter((state) => state.isMet).length;
}
