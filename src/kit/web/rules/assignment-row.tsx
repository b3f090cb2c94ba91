import { Button } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useRange } from "../person-record/use-period.ts";
import { removeEntry } from "../remove-entry.ts";
import { useTexts } from "../texts.ts";
import { DaysForm } from "./days-form.tsx";
import type { HeldDays } from "./present-version.ts";
import { texts } from "./text.ts";

export interface RuleAssignment extends HeldDays {
	readonly id: string;
	readonly target: string;
	/** Null for everybody. */
	readonly targetName: string | null;
}

export interface AssignmentRowGiven {
	readonly assignment: RuleAssignment;
	/** By target: "Abteilung". */
	readonly targets: Readonly<Record<string, string>>;
	/** Each absent where the reader may not; `end` and `change` resolve to whether it was done. */
	readonly end?: ((ended: RuleAssignment) => Promise<boolean>) | undefined;
	readonly change?: ((assignmentId: string, days: HeldDays) => Promise<boolean>) | undefined;
	readonly remove: ((assignmentId: string) => Promise<unknown>) | undefined;
	/** The question before one is taken away. */
	readonly removeText: string;
	readonly renew: () => Promise<unknown>;
}

/** One of those a rule is for, with its days and what may be done about them. */
export function AssignmentRow(given: AssignmentRowGiven) {
	const { assignment, change } = given;
	const t = useTexts(texts).assignments;
	const [isChanging, setChanging] = useState(false);
	const name = nameOf(given);
	if (change && isChanging) {
		return (
			<li>
				<b>{name}</b>
				<DaysForm
					label={t.change(name)}
					submit={t.save}
					initial={assignment}
					isReady
					save={(days) => change(assignment.id, days)}
					close={() => setChanging(false)}
				/>
			</li>
		);
	}
	return <ShownRow {...given} name={name} edit={change && (() => setChanging(true))} />;
}

function nameOf({ assignment: { target, targetName }, targets }: AssignmentRowGiven): string {
	return [targets[target], targetName].filter(Boolean).join(" ");
}

interface ShownGiven extends AssignmentRowGiven {
	readonly name: string;
	readonly edit: (() => void) | undefined;
}

function ShownRow({ assignment, name, edit, end, remove, removeText, renew }: ShownGiven) {
	const t = useTexts(texts).assignments;
	const range = useRange();
	const { id, validFrom, validTo } = assignment;
	const today = isoOfDay(dayNow());
	const isHeld = validFrom <= today && (validTo === null || validTo > today);
	const ask = (act: () => Promise<unknown>) =>
		removeEntry({ title: t.removing, text: removeText, remove: act, renew });
	return (
		<li className="rule-row">
			<div>
				{name}
				<small>{range(validFrom, validTo)}</small>
			</div>
			{end && isHeld && (
				<Button
					size="compact-sm"
					variant="subtle"
					aria-label={t.endOf(name)}
					onClick={() => void end({ ...assignment, validTo: today })}
				>
					{t.endToday}
				</Button>
			)}
			{edit && <IconButton icon={IconPencil} label={t.change(name)} onClick={edit} />}
			{remove && (
				<IconButton
					icon={IconTrash}
					label={t.remove(name)}
					onClick={() => void ask(() => remove(id))}
				/>
			)}
		</li>
	);
}
