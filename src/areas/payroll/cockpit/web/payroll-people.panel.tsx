import { payrollDetail } from "#areas/payroll/payrolls/web/panels.ts";
import { useWarningWords } from "#areas/payroll/payrolls/web/public.ts";
import { type PayrollWarningCode, payrollWarningCodes } from "#domain/payroll/payroll-warnings.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useSumAmount } from "./sum-row.tsx";
import "./sums.css";

interface Given {
	readonly month: string;
	readonly siteId?: string | undefined;
	readonly of: string;
	readonly isWhole?: boolean | undefined;
}

/** Each leads to her payroll, once somebody has begun it. */
export default function PayrollPeoplePanel(given: Given) {
	const { month, siteId, of, isWhole } = given;
	const { people: t } = useTexts(texts);
	const code = payrollWarningCodes.find((one) => one === of);
	const input = {
		month,
		...(siteId !== undefined && { siteId }),
		...(code === undefined ? { accountId: of } : { code }),
		...(isWhole !== undefined && { isWhole }),
	};
	return (
		<AnswerPanel endpoint={contract.getPayrollPeople} input={input} words={t}>
			{(answer) => <People answer={answer} month={month} code={code} />}
		</AnswerPanel>
	);
}

type Answer = AnswerOf<typeof contract.getPayrollPeople>;

interface PeopleGiven extends Pick<Given, "month"> {
	readonly answer: Answer;
	readonly code: PayrollWarningCode | undefined;
}

function People({ answer, month, code }: PeopleGiven) {
	const { people: t } = useTexts(texts);
	const words = useWarningWords();
	const format = useFormat();
	const { items, total, isDays } = answer;
	const sub = [code && words[code], format.month(`${month}-01`)].filter(Boolean).join(" · ");
	const hasAmounts = code === undefined;
	const heads = [
		{ id: "name", title: t.name, look: "figure-text" },
		...(hasAmounts ? (["before", "now", "difference"] as const) : []).map((id) => ({
			id,
			title: t[id],
		})),
	];
	return (
		<PanelFrame sub={sub}>
			{items.length === 0 ? (
				<EmptyState text={t.none} />
			) : (
				<FigureTable label={t.name} className="sums-table" heads={heads}>
					<tbody>
						{items.map((one) => (
							<PersonRow key={one.user.id} {...{ one, isDays, hasAmounts }} />
						))}
					</tbody>
				</FigureTable>
			)}
			{total > items.length && <p className="sums-note">{t.first(items.length, total)}</p>}
		</PanelFrame>
	);
}

interface RowGiven {
	readonly one: Answer["items"][number];
	readonly isDays: boolean;
	readonly hasAmounts: boolean;
}

function PersonRow({ one, isDays, hasAmounts }: RowGiven) {
	const t = useTexts(texts).people;
	const amount = useSumAmount(isDays);
	const { user, unitName, payrollId, before, now } = one;
	const name = `${user.lastName}, ${user.firstName}`;
	const shown = (
		<>
			<b>{name}</b>
			<small>{unitName}</small>
		</>
	);
	return (
		<tr>
			<td className="figure-text">
				{payrollId === null ? (
					shown
				) : (
					<button
						type="button"
						aria-label={t.open(name)}
						onClick={() => openPanel(payrollDetail, { id: payrollId })}
					>
						{shown}
					</button>
				)}
			</td>
			{hasAmounts && (
				<>
					<td>{amount(before)}</td>
					<td>{amount(now)}</td>
					<td>
						<b>{amount(now - before, true)}</b>
					</td>
				</>
			)}
		</tr>
	);
}
