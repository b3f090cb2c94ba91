/** What an account of a person's month carries, on one cost centre. */
export interface PayrollLine {
	readonly accountId: string;
	/** Null: charged to nobody. */
	readonly costCentreId: string | null;
	readonly minutes: number;
	/** Ten thousandths. */
	readonly days: number;
	/** What the hours come to at the hourly wage, or the surcharge; 0 where nothing is known. */
	readonly cents: number;
}

export const lineAmounts = ["minutes", "days", "cents"] as const;

/** Lines of the same account and cost centre are about the same. */
export function lineKey({ accountId, costCentreId }: PayrollLine): string {
	return `${accountId} ${costCentreId ?? ""}`;
}

export function isEmptyLine(line: PayrollLine): boolean {
	return lineAmounts.every((amount) => line[amount] === 0);
}
