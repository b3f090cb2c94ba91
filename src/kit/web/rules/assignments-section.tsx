import type { ReactNode } from "react";
import { Section } from "#kit/ui/facts/section.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "../texts.ts";
import { AssignmentRow, type AssignmentRowGiven, type RuleAssignment } from "./assignment-row.tsx";
import { texts } from "./text.ts";
import { useOpenedForm } from "./use-opened-form.tsx";
import "./rules.css";

interface Given extends Omit<AssignmentRowGiven, "assignment"> {
	readonly assignments: readonly RuleAssignment[];
	/** Which of several goes before the others. */
	readonly note: string;
	/** The form of a further one; absent where the reader may not. */
	readonly form: ((close: () => void) => ReactNode) | undefined;
}

/** For whom a rule is, and the way to give it to more. */
export function AssignmentsSection({ assignments, note, form, ...row }: Given) {
	const t = useTexts(texts).assignments;
	const { isOpen, opener, close } = useOpenedForm(t.adding);
	return (
		<Section title={t.title} aside={form && opener}>
			{assignments.length === 0 && <EmptyState text={t.none} />}
			<ul className="rule-list">
				{assignments.map((one) => (
					<AssignmentRow key={one.id} assignment={one} {...row} />
				))}
			</ul>
			<p className="rule-note">{note}</p>
			{isOpen && form?.(close)}
		</Section>
	);
}
