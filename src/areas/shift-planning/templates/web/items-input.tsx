import { Button } from "@mantine/core";
import { IconCertificate } from "@tabler/icons-react";
import { useState } from "react";
import { qualificationRequirementsOverview } from "#areas/shift-planning/workspaces/web/panels.ts";
import { lastDayIndex } from "#domain/shifts/templates/template-facts.ts";
import { newId } from "#kit/contract/new-id.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { serverNow } from "#kit/web/clock.ts";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TemplateItemValues } from "../contract/template-items.ts";
import { ShiftLine } from "./shift-line.tsx";
import { texts } from "./text.ts";
import { type Kind, useKinds } from "./use-kinds.ts";

type Items = TemplateItemValues[];
type Given = MasterInputProps<Items, { readonly holidayMode: string }>;

const everyDay = Array.from({ length: lastDayIndex + 1 }, (_, dayIndex) => dayIndex);

/** Who is needed on which weekday; where every holiday is meant, on one day that stands for all of them. */
export function ItemsInput({ label, value, values, onChange, error, id }: Given) {
	const t = useTexts(texts);
	const { weekdays } = useTexts(nameTexts);
	const kinds = useKinds();
	// what came with the form is known to the server
	const [saved] = useState(() => new Set(value.map((item) => item.id)));
	const isAnyDay = values.holidayMode === "ON_HOLIDAY_IGNORE_DAYINDEX";
	const days = isAnyDay ? [0] : everyDay;
	const ofDay = (dayIndex: number) =>
		value.filter((item) => isAnyDay || item.dayIndex === dayIndex);
	const monday = ofDay(0);
	return (
		<fieldset className="master-group shift-days" id={id}>
			<legend>{label}</legend>
			{days.map((dayIndex) => (
				<Day
					key={dayIndex}
					name={isAnyDay ? t.holiday : (weekdays[dayIndex] ?? "")}
					items={ofDay(dayIndex)}
					kinds={kinds}
					saved={saved}
					onChange={(item) => onChange(value.map((one) => (one.id === item.id ? item : one)))}
					onRemove={(item) => onChange(value.filter((one) => one.id !== item.id))}
					onAdd={() => onChange([...value, newItem(ofDay(dayIndex).at(-1), dayIndex, kinds)])}
				/>
			))}
			{error !== undefined && <p role="alert">{error}</p>}
			{!isAnyDay && monday.length > 0 && (
				<Button size="xs" variant="default" onClick={() => onChange(onWorkdays(value))}>
					{t.toWorkdays}
				</Button>
			)}
		</fieldset>
	);
}

interface DayGiven {
	readonly name: string;
	readonly items: Items;
	readonly kinds: readonly Kind[];
	readonly saved: ReadonlySet<string>;
	readonly onChange: (item: TemplateItemValues) => void;
	readonly onRemove: (item: TemplateItemValues) => void;
	readonly onAdd: () => void;
}

function Day({ name, items, kinds, saved, onChange, onRemove, onAdd }: DayGiven) {
	const t = useTexts(texts);
	return (
		<section className="shift-day" aria-label={name}>
			<div className="shift-day-head">
				<h3>{name}</h3>
				<AddButton
					label={t.add}
					name={t.addTo(name)}
					size="compact-sm"
					variant="subtle"
					onClick={onAdd}
				/>
			</div>
			{items.map((item, nth) => (
				<ShiftLine
					key={item.id}
					name={t.lineOf(name, `${nth + 1}`)}
					line={item}
					kinds={kinds}
					onChange={onChange}
					onRemove={() => onRemove(item)}
					buttons={
						saved.has(item.id) && (
							<IconButton
								icon={IconCertificate}
								label={t.requirementsOf(t.lineOf(name, `${nth + 1}`))}
								onClick={() => openRequirements(item.id)}
							/>
						)
					}
				>
					<NumberField
						label={t.copies}
						required
						value={item.copies || null}
						least={1}
						most={99}
						onChange={(copies) => onChange({ ...item, copies: copies ?? 0 })}
					/>
				</ShiftLine>
			))}
		</section>
	);
}

function openRequirements(targetId: string): void {
	const target = "TEMPLATE_ITEM";
	openPanel(qualificationRequirementsOverview, { target, targetId }, { stack: "sub" });
}

const freshId = () => newId(serverNow());

/** Like the last one of its day, else an ordinary early shift. */
function newItem(
	last: TemplateItemValues | undefined,
	dayIndex: number,
	kinds: readonly Kind[],
): TemplateItemValues {
	if (last !== undefined) return { ...last, id: freshId() };
	const activityId = kinds.find(({ isEnabled }) => isEnabled)?.id ?? "";
	const times = { beginMinute: 360, endMinute: 870, pauses: [{ minute: 600, minutes: 30 }] };
	return { id: freshId(), dayIndex, ...times, activityId, unitId: null, copies: 1 };
}

const lastWorkday = 4;

/** What is needed on Monday is needed until Friday. */
function onWorkdays(items: Items): Items {
	const monday = items.filter(({ dayIndex }) => dayIndex === 0);
	const weekend = items.filter(({ dayIndex }) => dayIndex > lastWorkday);
	const others = Array.from({ length: lastWorkday }, (_, nth) => nth + 1).flatMap((dayIndex) =>
		monday.map((item) => ({ ...item, dayIndex, id: freshId() })),
	);
	return [...monday, ...others, ...weekend];
}
