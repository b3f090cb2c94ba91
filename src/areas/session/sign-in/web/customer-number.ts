import { limits } from "#kit/contract/limits.ts";

/** What was typed as a customer number; undefined unless it has exactly five characters without the spaces around it. */
export function customerNumber(typed: string): string | undefined {
	const number = typed.trim().toUpperCase();
	return [...number].length === limits.customerNumberLength ? number : undefined;
}
