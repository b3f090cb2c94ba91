/** The words of all rules are many: they come with the first that is broken. */
export async function loadViolationWords(
	...given: Parameters<typeof import("./shift-violation.ts").violationWords>
) {
	return (await import("./shift-violation.ts")).violationWords(...given);
}
