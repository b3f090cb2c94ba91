import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";

/** Browsers of people who are asked to stand in, or are no longer, show it anew: the absence is another's. */
export function tellSubstitutes(
	context: Pick<MatterWriter, "announce">,
	absenceId: string,
	people: readonly (string | null)[],
): void {
	for (const userId of new Set(people)) {
		if (userId !== null) context.announce({ kind: "ABSENCES", ids: [absenceId], userId });
	}
}
