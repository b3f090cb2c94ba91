import type { ShiftAnswer } from "#areas/shift-planning/shifts/contract.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { RequirementsOf } from "./requirements-section.tsx";

/** In the detail of a shift: what it asks for beside its workspace and its kind, for whom may change it. */
export function ShiftRequirements({ shift }: { readonly shift: ShiftAnswer }) {
	const { requirements: t } = useTexts(texts);
	if (!shift.mayChange) return null;
	return <RequirementsOf target="SHIFT" targetId={shift.id} none={t.noneOfShift} />;
}
