import { SegmentedControl } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { payrollTopic } from "#areas/payroll/payrolls/contract.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, type PayrollSum } from "../contract.ts";
import { texts } from "../text.ts";
import type { Shown } from "./overview.page.tsx";
import { SumRow } from "./sum-row.tsx";
import "./sums.css";

interface Given {
	readonly shown: Shown;
	/** Then both months are whole, and there is nothing to choose. */
	readonly isOver: boolean;
}

/** What the accounts come to beside the month before, with what is unlike the months before on top. */
export function SumsCard({ shown, isOver }: Given) {
	const t = useTexts(texts).sums;
	const format = useFormat();
	const [stage, setStage] = useState("SAME");
	const isWhole = isOver || stage === "WHOLE";
	const input = { ...shown, isWhole };
	const { data, isError, refetch } = useApi(contract.getPayrollSums, input, { keep: true });
	useLiveTopic(payrollTopic, () => void renew(contract.getPayrollSums));
	const before = isoOfDay(addMonths(dayOfIso(`${shown.month}-01`), -1));
	const choices = (["SAME", "WHOLE"] as const).map((value) => ({
		value,
		label: value === "SAME" ? t.same : t.whole,
	}));
	const through = data?.through;
	return (
		<Card
			title={t.title(format.month(before))}
			note={!isWhole && through && t.until(Number(through.slice(8)))}
			side={
				!isOver && (
					<SegmentedControl
						aria-label={t.stage}
						size="xs"
						value={stage}
						data={choices}
						onChange={setStage}
					/>
				)
			}
			flush
			className="sums-card"
		>
			{data === undefined ? (
				<AwaitedState hasFailed={isError} text={t.notLoaded} onRetry={() => void refetch()} />
			) : data.accounts.length === 0 ? (
				<EmptyState text={data.isBeingMade ? t.making : t.none} />
			) : (
				<Sums data={data} before={before} input={input} />
			)}
		</Card>
	);
}

interface SumsGiven {
	readonly data: AnswerOf<typeof contract.getPayrollSums>;
	readonly before: string;
	readonly input: Shown & { readonly isWhole: boolean };
}

function Sums({ data: { accounts, months }, before, input }: SumsGiven) {
	const t = useTexts(texts).sums;
	const format = useFormat();
	const heads = [
		{ id: "account", title: t.account, look: "figure-text" },
		{ id: "before", title: format.month(before) },
		{ id: "now", title: format.month(`${input.month}-01`) },
		{ id: "difference", title: t.difference },
		{ id: "percent", title: t.percent },
		{ id: "deviation", title: t.deviation, look: "sum-deviation" },
		{ id: "people", title: t.people },
	];
	const most = scaleOf(accounts);
	const group = (isUnusual: boolean) => accounts.filter((one) => one.isUnusual === isUnusual);
	const rowsOf = (some: readonly PayrollSum[]) =>
		some.map((sum) => <SumRow key={sum.accountId} {...{ sum, most, input }} />);
	const [unusual, usual] = [group(true), group(false)];
	return (
		<>
			<FigureTable label={t.table} className="sums-table" heads={heads}>
				{unusual.length > 0 && (
					<tbody>
						<tr className="sum-group">
							<th colSpan={7} scope="rowgroup" className="figure-text">
								<IconAlertTriangle size={16} stroke={1.7} aria-hidden />
								<b>{t.unusual}</b>{" "}
								{[t.accounts(unusual.length), months > 0 && t.measured(months)]
									.filter(Boolean)
									.join(", ")}
							</th>
						</tr>
						{rowsOf(unusual)}
					</tbody>
				)}
				{usual.length > 0 && (
					<tbody>
						<tr className="sum-group">
							<th colSpan={7} scope="rowgroup" className="figure-text">
								<b>{t.usual}</b> {t.accounts(usual.length)}
							</th>
						</tr>
						{rowsOf(usual)}
					</tbody>
				)}
			</FigureTable>
			<p className="sums-note">{t.note}</p>
		</>
	);
}

/** The largest change that is drawn; what lies beyond it is cut. */
function scaleOf(accounts: readonly PayrollSum[]): number {
	const parts = accounts.flatMap(({ change, usual }) => [
		Math.abs(change ?? 0),
		Math.abs(usual?.low ?? 0),
		Math.abs(usual?.high ?? 0),
	]);
	return Math.min(1, Math.max(0.1, ...parts));
}
