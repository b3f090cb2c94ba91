import { IconCopy, IconX } from "@tabler/icons-react";
import { type Kind, ShiftLine, useKinds } from "#areas/shift-planning/templates/web/public.ts";
import { contract as workspacesContract } from "#areas/shift-planning/workspaces/contract.ts";
import { mostSequenceDays, mostShiftsADay } from "#domain/shifts/sequences/sequence-facts.ts";
import { limits } from "#kit/contract/limits.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { SequenceItem } from "../contract.ts";
import { texts } from "./text.ts";
import "./sequences.css";

type Days = SequenceItem[][];
type Given = MasterInputProps<Days, { readonly start: string }>;

/** The days of a sequence, one row each; a row without shifts is free. */
export function DaysInput({ label, value, values, onChange, error, id }: Given) {
	const t = useTexts(texts);
	const { shortWeekdays } = useTexts(nameTexts);
	const choices = useChoices();
	const nameOf = (nth: number) =>
		values.start === "START_ON_MONDAY" && value.length % 7 === 0
			? t.dayOn(`${nth + 1}`, shortWeekdays[nth % 7] ?? "")
			: t.day(`${nth + 1}`);
	const last = value.flat().at(-1);
	return (
		<fieldset className="master-group sequence-days" id={id}>
			<legend>{label}</legend>
			{value.map((items, nth) => (
				<Day
					// biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the sequence
					key={nth}
					name={nameOf(nth)}
					{...{ items, choices, last }}
					onChange={(next) => onChange(value.with(nth, next))}
					onCopy={
						value.length < mostSequenceDays
							? () => onChange(value.toSpliced(nth + 1, 0, [...items]))
							: undefined
					}
					onRemove={value.length > 1 ? () => onChange(value.toSpliced(nth, 1)) : undefined}
				/>
			))}
			{error !== undefined && <p role="alert">{error}</p>}
			{value.length < mostSequenceDays && (
				<AddButton
					label={t.addDay}
					size="xs"
					variant="default"
					onClick={() => onChange([...value, []])}
				/>
			)}
		</fieldset>
	);
}

interface Place {
	readonly id: string;
	readonly name: string;
	readonly color: string;
	readonly isEnabled: boolean;
	readonly activityIds: readonly string[];
}

interface Choices {
	readonly kinds: readonly Kind[];
	readonly places: readonly Place[];
}

const noPlaces: readonly Place[] = [];

function useChoices(): Choices {
	const kinds = useKinds();
	const { data } = useApi(workspacesContract.listWorkspaces, { pageSize: limits.listLength });
	return { kinds, places: data?.items ?? noPlaces };
}

interface DayGiven {
	readonly name: string;
	readonly items: SequenceItem[];
	readonly choices: Choices;
	/** Of the whole sequence: a new one is like it. */
	readonly last: SequenceItem | undefined;
	readonly onChange: (items: SequenceItem[]) => void;
	readonly onCopy: (() => void) | undefined;
	readonly onRemove: (() => void) | undefined;
}

function Day({ name, items, choices, last, onChange, onCopy, onRemove }: DayGiven) {
	const t = useTexts(texts);
	return (
		<section className="sequence-day" aria-label={name}>
			<h3>{name}</h3>
			<div>
				{items.map((item, nth) => (
					<ShiftLine
						// biome-ignore lint/suspicious/noArrayIndexKey: a shift is its place in the day
						key={nth}
						name={t.lineOf(name, `${nth + 1}`)}
						line={item}
						kinds={kindsAt(item.workspaceId, choices)}
						onChange={(next) => onChange(items.with(nth, next))}
						onRemove={() => onChange(items.toSpliced(nth, 1))}
					>
						<PlaceField
							value={item.workspaceId}
							places={choices.places}
							onChange={(workspaceId) => onChange(items.with(nth, { ...item, workspaceId }))}
						/>
					</ShiftLine>
				))}
				{items.length === 0 && <span className="sequence-free">{t.free}</span>}
				{items.length < mostShiftsADay && (
					<AddButton
						label={t.add}
						name={t.addTo(name)}
						size="xs"
						variant="default"
						onClick={() => onChange([...items, items.at(-1) ?? last ?? firstItem(choices)])}
					/>
				)}
			</div>
			<div className="sequence-day-ways">
				{onCopy && <IconButton icon={IconCopy} label={t.copy(name)} onClick={onCopy} />}
				{onRemove && <IconButton icon={IconX} label={t.remove(name)} onClick={onRemove} />}
			</div>
		</section>
	);
}

interface PlaceGiven {
	readonly value: string;
	readonly places: readonly Place[];
	readonly onChange: (id: string) => void;
}

function PlaceField({ value, places, onChange }: PlaceGiven) {
	const t = useTexts(texts);
	const options = places
		.filter(({ id, isEnabled }) => isEnabled || id === value)
		.map(({ id, name, color }) => ({ value: id, label: name, color }));
	return (
		<div className="template-line-kind">
			<SelectField
				label={t.workspace}
				required
				value={value || null}
				options={options}
				onChange={(id) => onChange(id ?? "")}
			/>
		</div>
	);
}

/** Kinds that are done at a workspace; all where it names none. */
function kindsAt(workspaceId: string, { kinds, places }: Choices): readonly Kind[] {
	const { activityIds = [] } = places.find(({ id }) => id === workspaceId) ?? {};
	return activityIds.length === 0 ? kinds : kinds.filter(({ id }) => activityIds.includes(id));
}

function firstItem(choices: Choices): SequenceItem {
	const workspaceId = choices.places.find(({ isEnabled }) => isEnabled)?.id ?? "";
	const kind = kindsAt(workspaceId, choices).find(({ isEnabled }) => isEnabled);
	const times = { beginMinute: 360, endMinute: 870, pauses: [{ minute: 600, minutes: 30 }] };
	return { workspaceId, activityId: kind?.id ?? "", ...times };
}
