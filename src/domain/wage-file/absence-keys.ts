/**
 * Keys of absences in "Lohn und Gehalt" (Ausfallschlüssel) that we know of DATEV's list (document 9222265, 30.12.2025).
 * The list has further ones, which are rare; they are added here once a payroll office needs them.
 */
const known = new Set(
	(
		"1 2 3 4 5 AA AE AF BR EK EZ F FE FN FR FS FU K K6 KB KF KO KP KU ME ML MS " +
		"PE PK PO PS PU PZ RA RH SO ST SU SZ U UB UF UU VL WE"
	).split(" "),
);

/** The last month in which keys were taken that are none any more. */
const ended: Readonly<Record<string, string>> = { KS: "2021-03", KT: "2021-03", KV: "2021-03" };

/** Sickness with pay: a line for every calendar day from its first to its last. */
const sick = new Set(["K", "KB", "KF", "RH"]);
/** No pay: a line for every calendar day, and nothing else on it. */
const interruption = new Set(["K6", "EZ", "MS", "UU", "FU"]);
/** Hours of a day alone. */
const hours = new Set(["FS", "KU"]);

/** What a key asks of its lines. */
export type KeyFamily = "SICK" | "INTERRUPTION" | "HOURS" | "LEAVE" | "OTHER";

export function keyFamily(key: string): KeyFamily {
	if (sick.has(key)) return "SICK";
	if (interruption.has(key)) return "INTERRUPTION";
	if (hours.has(key)) return "HOURS";
	return key === "U" ? "LEAVE" : "OTHER";
}

/** @param month of the file; null where nobody knows it */
export function keyFault(
	key: string,
	month: string | null,
): "KEY_UNKNOWN" | "KEY_ENDED" | undefined {
	if (known.has(key)) return undefined;
	const last = ended[key];
	if (last === undefined) return "KEY_UNKNOWN";
	return month !== null && month <= last ? undefined : "KEY_ENDED";
}
