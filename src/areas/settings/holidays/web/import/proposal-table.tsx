import { Checkbox } from "@mantine/core";
import type { FreeFactor } from "#domain/holidays/holiday-facts.ts";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { factorOptions } from "../factor-options.ts";
import type { Proposal, Proposals } from "./use-proposals.ts";

/** The days of the calendar, to be ticked, each with its factor. */
export function ProposalTable({ proposals }: { readonly proposals: Proposals }) {
	const t = useTexts(texts).import;
	const { shown, open, chosen, change } = proposals;
	const hasAll = open.length > 0 && chosen.length === open.length;
	return (
		<table className="holiday-proposals" aria-label={t.preview}>
			<thead>
				<tr>
					<th scope="col">
						<Checkbox
							aria-label={t.chooseAll}
							checked={hasAll}
							indeterminate={!hasAll && chosen.length > 0}
							disabled={open.length === 0}
							onChange={() => change(open, { isChosen: !hasAll })}
						/>
					</th>
					<th scope="col">{t.day}</th>
					<th scope="col">{t.name}</th>
					<th scope="col">{t.kind}</th>
					<th scope="col">{t.factor}</th>
				</tr>
			</thead>
			<tbody>
				{shown.map((day) => (
					<Row key={day.key} day={day} change={change} />
				))}
			</tbody>
		</table>
	);
}

interface RowGiven {
	readonly day: Proposal;
	readonly change: Proposals["change"];
}

function Row({ day, change }: RowGiven) {
	const words = useTexts(texts);
	const format = useFormat();
	const t = words.import;
	const date = format.date(day.date);
	return (
		<tr data-present={day.isPresent || undefined}>
			<td>
				<Checkbox
					aria-label={t.choose(day.name, date)}
					checked={day.isChosen}
					disabled={day.isPresent}
					onChange={(event) => change([day], { isChosen: event.currentTarget.checked })}
				/>
			</td>
			<td>{format.dayWithYear(day.date)}</td>
			<td>
				{day.name}
				<Note day={day} />
			</td>
			<td>{words.master.options.kind[day.kind]}</td>
			<td>
				<CompactSelect
					label={t.factorOf(day.name, date)}
					value={String(day.factor)}
					isDisabled={day.isPresent}
					options={factorOptions(words.factors)}
					onChange={(factor) => change([day], { factor: Number(factor) as FreeFactor })}
				/>
			</td>
		</tr>
	);
}

/** Why a day is not ticked. */
function Note({ day }: Pick<RowGiven, "day">) {
	const t = useTexts(texts).import;
	const notes = [
		...(day.isPresent ? [t.present] : []),
		...(day.otherName === null ? [] : [t.other(day.otherName)]),
	];
	if (notes.length === 0) return null;
	return <span className="holiday-note">{notes.join(", ")}</span>;
}
