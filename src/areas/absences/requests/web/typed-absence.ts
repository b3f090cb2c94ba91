import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import { useListed } from "#kit/ui/create-store.ts";
import { typedValues } from "#kit/ui/drafts/typed-values.ts";
import type { AbsenceAnswer } from "../contract/absence-answer.ts";
import type { PreviewInput } from "./form/use-absence-preview.ts";
import type { AbsenceKind } from "./form/use-kinds.ts";

/** What stands in an open form, among `typedValues` as "absence"; with the id of the absence that is to be so. */
export interface TypedAbsence {
	readonly absenceId?: string;
	readonly userId: string;
	readonly from: string;
	readonly to: string;
	readonly fromPart?: DayPart;
	readonly toPart?: DayPart;
	readonly beginMinutes?: number | null;
	readonly endMinutes?: number | null;
	readonly kind: Pick<AbsenceKind, "name" | "color"> & {
		readonly classType: AbsenceAnswer["classType"];
	};
}

/** Tells what stands in the form as long as it is open. */
export function useTellTyped(input: PreviewInput | undefined, kind: AbsenceKind | undefined): void {
	useListed(typedValues, "absence", input && kind ? JSON.stringify({ ...input, kind }) : null);
}
