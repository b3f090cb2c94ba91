import type { FigurePreview, PreviewFigures } from "#kit/contract/figure-preview.ts";
import { FigureStrip } from "#kit/ui/facts/figure-strip.tsx";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { useFormat } from "../format/format.ts";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import "./preview.css";

/** More days than this are computed by a job. */
const mostAtOnce = 62;

interface Given {
	readonly preview: FigurePreview;
	/** Of one person it is clear whose they are, and how they are computed. */
	readonly isOfOne?: boolean;
}

/** Whose figures a change moves, how many, from when, with examples. */
export default function WhatChanges({ preview, isOfOne = false }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { people, days, checkedDays, keptMonths, examples, changedDays } = preview;
	const whole = (count: number) => format.number(count, 0);
	return (
		<div className="what-changes">
			<Strip preview={preview} isOfOne={isOfOne} />
			{checkedDays < days && <p>{t.reach(whole(days), whole(people))}</p>}
			{keptMonths > 0 && <p>{t.keptMonths(keptMonths)}</p>}
			{!isOfOne && days > mostAtOnce && <p>{t.job}</p>}
			{examples.length > 0 && <Examples examples={examples} isOfOne={isOfOne} />}
			{examples.length === 0 && changedDays > 0 && <p>{t.noExamples}</p>}
		</div>
	);
}

function Strip({ preview, isOfOne }: Required<Given>) {
	const t = useTexts(texts);
	const format = useFormat();
	const { changedPeople, changedDays, changedFrom, changedTo } = preview;
	const { days, checkedPeople, checkedDays } = preview;
	const whole = (count: number) => format.number(count, 0);
	const isSample = checkedDays < days;
	const dates = changedFrom !== null && {
		label: t.from,
		value: format.date(changedFrom),
		note: changedTo === null || changedTo === changedFrom ? null : t.until(format.date(changedTo)),
	};
	const who = {
		label: t.people,
		value: whole(changedPeople),
		note: isSample ? t.sampledPeople(whole(checkedPeople)) : null,
		isMain: true,
	};
	return (
		<FigureStrip
			label={t.title}
			figures={[
				...(isOfOne ? [] : [who]),
				{
					label: t.days,
					value: whole(changedDays),
					note: isSample ? t.sampledDays(whole(checkedDays)) : null,
					...(isOfOne && { isMain: true }),
				},
				...(dates ? [dates] : []),
			]}
		/>
	);
}

const shownFigures = [
	"targetMinutes",
	"actualMinutes",
	"balanceMinutes",
	"pauseMinutes",
	"overtimeMinutes",
	"accountMinutes",
	"violations",
] as const satisfies readonly (keyof PreviewFigures)[];
type ShownFigure = (typeof shownFigures)[number];

type Example = FigurePreview["examples"][number];

/** A row a day; a figure that no example changes has no column, but for the balance. */
function Examples({ examples, isOfOne }: { examples: readonly Example[]; isOfOne: boolean }) {
	const t = useTexts(texts);
	const format = useFormat();
	const names = shownFigures.filter(
		(name) =>
			name === "balanceMinutes" ||
			examples.some(({ before, after }) => before[name] !== after[name]),
	);
	const heads = [
		{ id: "day", title: isOfOne ? t.day : t.example, look: "figure-text" },
		...names.map((name) => ({ id: name, title: t.figures[name] })),
	];
	return (
		<>
			<h3>{t.examples}</h3>
			<FigureTable label={t.examples} className="preview-examples" heads={heads}>
				<tbody>
					{examples.map(({ user, day, before, after }) => (
						<tr key={`${user.id} ${day}`}>
							<th scope="row" className="figure-text">
								{!isOfOne && <b>{`${user.lastName}, ${user.firstName}`}</b>}
								<span>{format.dayWithYear(day)}</span>
							</th>
							{names.map((name) => (
								<Change key={name} name={name} before={before[name]} after={after[name]} />
							))}
						</tr>
					))}
				</tbody>
			</FigureTable>
		</>
	);
}

interface ChangeGiven {
	readonly name: ShownFigure;
	readonly before: number;
	readonly after: number;
}

/** `8:00 → 7:30`; what stays is said once and quietly. */
function Change({ name, before, after }: ChangeGiven) {
	const t = useTexts(texts);
	const print = usePrint(name);
	const label = t.figures[name];
	if (before === after) {
		return (
			<td className="preview-same" data-label={label}>
				{print(before)}
			</td>
		);
	}
	return (
		<td data-label={label}>
			<span aria-hidden>
				<s>{print(before)}</s>
				<i>→</i>
				<b>{print(after)}</b>
			</span>
			<span className="visually-hidden">{t.becomes(print(before), print(after))}</span>
		</td>
	);
}

function usePrint(name: ShownFigure): (value: number) => string {
	const format = useFormat();
	if (name === "violations") return (value) => format.number(value, 0);
	const sign = name === "balanceMinutes";
	return (value) => format.hours(value, { sign });
}
