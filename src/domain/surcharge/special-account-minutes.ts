/** What one special account gets on one calendar day (or in sum over several). */
export interface SpecialAccountMinutes {
	readonly code: string;
	/** Minutes that met the account's rules; never 0. */
	readonly minutes: number;
	/** Minutes × factor, half up, where the account is valued as WAGE; else the minutes. */
	readonly factorMinutes: number;
}
