import { Button } from "@mantine/core";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { Answer } from "#kit/web/answer.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, type PayrollPeriod, payrollTopic } from "../contract.ts";
import { texts } from "../text.ts";

/** How far the periods of a month are: one of all sites, or one a site, and their corrections. */
export function PeriodCards({ month }: { readonly month: string }) {
	const { list: t } = useTexts(texts);
	return (
		<Answer
			endpoint={contract.listPayrollPeriods}
			input={{ month }}
			topic={payrollTopic}
			notLoaded={t.notLoaded}
			keep
		>
			{({ items }) =>
				items.length > 0 && (
					<ul className="period-cards" aria-label={t.periods}>
						{items.map((one) => (
							<PeriodCard key={one.id} period={one} />
						))}
					</ul>
				)
			}
		</Answer>
	);
}

/** The periods of a month that can be closed, to be closed from elsewhere; where none can be, why not. */
export function PeriodActions({ month }: { readonly month: string }) {
	const { period: t } = useTexts(texts);
	const mayClose = useMayGlobally("payroll.manage", "WRITE");
	const { data } = useApi(contract.listPayrollPeriods, { month });
	useLiveTopic(payrollTopic, () => void renew(contract.listPayrollPeriods));
	if (!mayClose || data === undefined) return null;
	const ready = data.items.filter(({ state }) => state === "CHECKED");
	const isRunning = month >= isoOfDay(dayNow()).slice(0, 7);
	if (isRunning || ready.length === 0)
		return <NotYet month={month} isRunning={isRunning} periods={data.items} />;
	return ready.map((period) => (
		<span key={period.id}>
			{`${period.siteName ?? t.allSites}: `}
			<PeriodButton period={period} />
		</span>
	));
}

interface NotYetGiven {
	readonly month: string;
	readonly isRunning: boolean;
	readonly periods: readonly PayrollPeriod[];
}

/** Nothing where all are closed. */
function NotYet({ month, isRunning, periods }: NotYetGiven) {
	const { period: t } = useTexts(texts);
	const format = useFormat();
	const left = periods.reduce((sum, { people, checked }) => sum + people - checked, 0);
	if (!isRunning && periods.length > 0 && left === 0) return null;
	const next = isoOfDay(addMonths(dayOfIso(`${month}-01`), 1));
	const why = isRunning
		? t.closableFrom(format.day(next))
		: periods.length === 0
			? t.notBegun
			: t.unchecked(left);
	return (
		<span>
			{why}
			<Button size="compact-sm" variant="default" disabled>
				{t.close}
			</Button>
		</span>
	);
}

function PeriodCard({ period }: { readonly period: PayrollPeriod }) {
	const { period: t, periodStates } = useTexts(texts);
	const mayClose = useMayGlobally("payroll.manage", "WRITE");
	const { siteName, runNo, state, people, checked } = period;
	return (
		<li>
			<div>
				<b>{siteName ?? t.allSites}</b>
				{runNo > 0 && ` · ${t.correction(String(runNo))}`}
			</div>
			<progress value={checked} max={people} aria-label={t.checked(checked, people)} />
			<div className="period-foot">
				<span>{`${periodStates[state]} · ${t.checked(checked, people)}`}</span>
				{mayClose && <PeriodButton period={period} />}
			</div>
		</li>
	);
}

function PeriodButton({ period: { id, version, state } }: { readonly period: PayrollPeriod }) {
	const { period: t } = useTexts(texts);
	const close = async () => {
		const asked = { title: t.close, text: t.closeText, confirm: t.close };
		if ((await confirm(asked)) === null) return;
		const act = () => api(contract.closePayrollPeriod, { id, version });
		await attempt({ context: t.close, done: t.started, act, renew: renewPayrolls });
	};
	const correct = () => {
		const act = () => api(contract.createPayrollCorrection, { id, version });
		return attempt({ context: t.correct, done: t.searching, act, renew: renewPayrolls });
	};
	if (state === "OPEN") return null;
	const isChecked = state === "CHECKED";
	return (
		<Button
			size="compact-sm"
			variant={isChecked ? "filled" : "default"}
			onClick={() => void (isChecked ? close() : correct())}
		>
			{isChecked ? t.close : t.correct}
		</Button>
	);
}

/** Everything that shows payrolls is asked for again. */
export async function renewPayrolls(): Promise<void> {
	const shown = [contract.listPayrolls, contract.listPayrollPeriods, contract.getPayroll];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}
