import { IconX } from "@tabler/icons-react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import type { Unparsed } from "#kit/ui/field/field-given.ts";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { TimeField } from "#kit/ui/field/time-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { TypedBreak, TypedDay } from "./typed-day.ts";
import "../worksheets.css";

interface Given {
	readonly value: TypedDay;
	readonly onChange: (day: TypedDay) => void;
	/** A sentence; shown below the fields. */
	readonly fault: string | undefined;
}

/** The fields of one day: target, times and breaks. */
export function DayFields({ value, onChange, fault }: Given) {
	const t = useTexts(texts).day;
	const change =
		<Name extends "target" | "workingTime" | "coreTime" | "frameTime">(name: Name) =>
		(next: TypedDay[Name], unparsed?: Unparsed) =>
			onChange({ ...read(value, name, unparsed), [name]: next });
	return (
		<div className="worksheet-day">
			<div className="worksheet-day-fields">
				<DurationField
					label={t.target}
					value={value.target}
					most={1440}
					onChange={change("target")}
				/>
				{(["workingTime", "coreTime", "frameTime"] as const).map((name) => (
					<TimeRangeField
						key={name}
						label={t[name]}
						value={value[name]}
						passesMidnight
						onChange={change(name)}
					/>
				))}
			</div>
			<Breaks value={value} onChange={onChange} />
			{fault !== undefined && (
				<p className="worksheet-fault" role="alert">
					{fault}
				</p>
			)}
		</div>
	);
}

const most = 10;

function Breaks({ value, onChange }: Omit<Given, "fault">) {
	const t = useTexts(texts).day;
	const { breaks } = value;
	const set = (nth: number, part: Partial<TypedBreak>, day = value) =>
		onChange({ ...day, breaks: breaks.with(nth, { ...(breaks[nth] as TypedBreak), ...part }) });
	const add = () => onChange({ ...value, breaks: [...breaks, { begin: null, minutes: 30 }] });
	return (
		<>
			{breaks.map(({ begin, minutes }, nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a break is its place in the list
				<div className="worksheet-break" key={nth}>
					<TimeField
						label={t.breakBegin(nth + 1)}
						value={begin}
						onChange={(next, unparsed) =>
							set(nth, { begin: next }, read(value, `${nth} begin`, unparsed))
						}
					/>
					<NumberField
						label={t.breakMinutes(nth + 1)}
						value={minutes}
						least={1}
						most={720}
						unit="min"
						onChange={(next, unparsed) =>
							set(nth, { minutes: next }, read(value, `${nth} min`, unparsed))
						}
					/>
					<IconButton
						icon={IconX}
						label={t.removeBreak(nth + 1)}
						onClick={() =>
							onChange({
								...value,
								breaks: breaks.toSpliced(nth, 1),
								unread: value.unread.filter((name) => !/^\d/.test(name)),
							})
						}
					/>
				</div>
			))}
			{breaks.length < most && (
				<AddButton label={t.addBreak} size="compact-sm" variant="subtle" onClick={add} />
			)}
		</>
	);
}

/** Keeps in mind in which fields something stands that is no time. */
function read(day: TypedDay, name: string, unparsed: Unparsed | undefined): TypedDay {
	const others = day.unread.filter((one) => one !== name);
	return { ...day, unread: unparsed === undefined ? others : [...others, name] };
}
