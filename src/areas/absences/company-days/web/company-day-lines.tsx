import { Checkbox } from "@mantine/core";
import { isBelowZero, useAmounts } from "#areas/absences/leave-accounts/web/public.ts";
import { useViolationWords } from "#areas/absences/requests/web/public.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type CompanyDayLine, mostShown } from "../contract.ts";
import { texts as featureTexts } from "../text.ts";
import { texts } from "./text.ts";
import { getsHers, type ShownPreview } from "./use-company-day-preview.ts";
import "./company-days.css";

interface Given {
	readonly preview: ShownPreview;
	/** All of the days: who gets fewer reads which. */
	readonly days: { readonly from: string; readonly to: string };
	readonly onToggle: (line: CompanyDayLine) => void;
}

/** What would become of each person; what may be decided otherwise has a tick. */
export function CompanyDayLines({ preview, days, onToggle }: Given) {
	const t = useTexts(texts);
	const { answer, created, leftOut } = preview;
	const hasAccount = answer.lines.some(({ account }) => account !== null);
	const more = answer.created + answer.leftOut - answer.lines.length;
	const { sum, leftOutSum } = t;
	return (
		<section className="company-day-preview" aria-label={t.preview}>
			<h3>{t.preview}</h3>
			<p role="status">
				<b>{sum(created)}</b>
				{leftOut > 0 && ` · ${leftOutSum(leftOut)}`}
			</p>
			{created > answer.createdAtOnce && <p>{t.byJob}</p>}
			<table>
				<thead>
					<tr>
						<th scope="col">{t.columns.create}</th>
						<th scope="col">{t.columns.person}</th>
						<th scope="col" data-number>
							{t.columns.cost}
						</th>
						{hasAccount && (
							<th scope="col" data-number>
								{t.columns.account}
							</th>
						)}
						<th scope="col">{t.columns.notes}</th>
					</tr>
				</thead>
				<tbody>
					{answer.lines.map((line) => (
						<Line
							key={line.userId}
							line={line}
							days={days}
							isHers={getsHers(line, preview)}
							hasAccount={hasAccount}
							onToggle={() => onToggle(line)}
						/>
					))}
				</tbody>
			</table>
			{more > 0 && answer.lines.length === mostShown && <p>{t.more(more)}</p>}
		</section>
	);
}

interface LineGiven extends Pick<Given, "days"> {
	readonly line: CompanyDayLine;
	readonly isHers: boolean;
	readonly hasAccount: boolean;
	readonly onToggle: () => void;
}

function Line({ line, days, isHers, hasAccount, onToggle }: LineGiven) {
	const t = useTexts(texts);
	const format = useFormat();
	const name = `${line.lastName}, ${line.firstName}`;
	const { from, to, cost } = line;
	const isPart = from !== days.from || to !== days.to;
	return (
		<tr data-out={!isHers || undefined}>
			<td>
				<Checkbox
					aria-label={t.createLine(name)}
					checked={isHers}
					disabled={!line.mayChoose}
					onChange={onToggle}
				/>
			</td>
			<td>
				{name}
				{isPart && <small>{t.part2(format.day(from), format.day(to))}</small>}
			</td>
			<td data-number>{format.amount(Number(cost))}</td>
			{hasAccount && (
				<td data-number>
					<After line={line} />
				</td>
			)}
			<td>
				<Notes line={line} />
			</td>
		</tr>
	);
}

/** What is left of her leave, year by year. */
function After({ line: { account } }: Pick<LineGiven, "line">) {
	const t = useTexts(texts);
	const { print } = useAmounts();
	return (account ?? []).map(({ year, after }) => (
		<span key={year} data-below={(after !== null && isBelowZero(after)) || undefined}>
			{after === null ? t.noAccount : print(after, { brief: true })}
			{account !== null && account.length > 1 && <small>{year}</small>}
		</span>
	));
}

function Notes({ line: { leftOut, mayChoose, violations } }: Pick<LineGiven, "line">) {
	const t = useTexts(featureTexts);
	const wordsOf = useViolationWords(violations.length > 0);
	const reason = leftOut !== null && !mayChoose && leftOut !== "RULES" ? t.leftOut[leftOut] : null;
	if (reason === null && violations.length === 0) return null;
	return (
		<ul>
			{reason !== null && <li>{reason}</li>}
			{violations.map((one) => (
				<li key={`${one.code} ${one.absenceId ?? one.year ?? ""}`} data-severity={one.severity}>
					{wordsOf?.(one)}
				</li>
			))}
		</ul>
	);
}
