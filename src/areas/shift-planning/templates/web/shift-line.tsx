import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { settledPauses } from "#domain/shifts/typed-pauses.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { PauseFields } from "./pause-fields.tsx";
import { texts } from "./text.ts";
import type { Kind } from "./use-kinds.ts";
import "./shift-line.css";

/** What every planned line says: a kind, times, up to two pauses. */
export interface LineValues {
	readonly activityId: string;
	/** Below 0 while something else than times stands there: it is never saved. */
	readonly beginMinute: number;
	readonly endMinute: number;
	/** One below 0 is never saved, too. */
	readonly pauses: { minute: number; minutes: number }[];
}

interface Given<Line extends LineValues> {
	/** Whose it is, read aloud: "Montag, 1. Zeile". */
	readonly name: string;
	readonly line: Line;
	readonly kinds: readonly Kind[];
	readonly onChange: (line: Line) => void;
	readonly onRemove: () => void;
	/** Further fields, between kind and times. */
	readonly children?: ReactNode;
	/** Further buttons, before the one that removes it. */
	readonly buttons?: ReactNode;
}

/** One shift of a day. */
export function ShiftLine<Line extends LineValues>(given: Given<Line>) {
	const { name, line, kinds, onChange, onRemove, children, buttons } = given;
	const t = useTexts(texts).line;
	const { activityId, beginMinute, endMinute, pauses } = line;
	const times = beginMinute < 0 ? null : { begin: beginMinute, end: endMinute };
	const settle = () => {
		const isRead = times !== null && pauses.every(({ minute }) => minute >= 0);
		const settled = isRead ? settledPauses(line, pauses) : pauses;
		if (settled !== pauses) onChange({ ...line, pauses: [...settled] });
	};
	const options = kinds
		.filter(({ id, isEnabled }) => isEnabled || id === activityId)
		.map(({ id, name: label, color }) => ({ value: id, label, color }));
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would take a row of its own
		<div role="group" aria-label={name} className="template-line">
			<div className="template-line-kind">
				<SelectField
					label={t.kind}
					value={activityId || null}
					required
					options={options}
					onChange={(id) => onChange({ ...line, activityId: id ?? "" })}
				/>
			</div>
			{children}
			<TimeRangeField
				label={t.times}
				required
				passesMidnight
				value={times}
				onChange={(next) =>
					onChange({ ...line, beginMinute: next?.begin ?? -1, endMinute: next?.end ?? -1 })
				}
				onBlur={settle}
			/>
			<PauseFields
				pauses={pauses}
				within={times}
				onChange={(next) => onChange({ ...line, pauses: next })}
			/>
			{buttons}
			<IconButton icon={IconX} label={t.remove(name)} onClick={onRemove} />
		</div>
	);
}
