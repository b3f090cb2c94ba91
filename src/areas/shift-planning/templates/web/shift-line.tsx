import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";
import { pausedBy, pauseMinutes } from "./typed-pause.ts";
import type { Kind } from "./use-kinds.ts";
import "./shift-line.css";

/** What every planned line says: a kind, times, how long its pause is. */
export interface LineValues {
	readonly activityId: string;
	/** Below 0 while something else than times stands there: it is never saved. */
	readonly beginMinute: number;
	readonly endMinute: number;
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
	const { activityId, beginMinute, endMinute } = line;
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
				value={beginMinute < 0 ? null : { begin: beginMinute, end: endMinute }}
				onChange={(times) =>
					onChange({ ...line, beginMinute: times?.begin ?? -1, endMinute: times?.end ?? -1 })
				}
			/>
			<NumberField
				label={t.pause}
				value={pauseMinutes(line)}
				least={0}
				most={480}
				step={15}
				unit={t.minutes}
				onChange={(minutes) => onChange({ ...line, pauses: pausedBy(line, minutes ?? 0) })}
			/>
			{buttons}
			<IconButton icon={IconX} label={t.remove(name)} onClick={onRemove} />
		</div>
	);
}
