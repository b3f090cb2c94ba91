import { SegmentedControl } from "@mantine/core";
import { useEffect, useState } from "react";
import { payrollTopic } from "#areas/payroll/payrolls/contract.ts";
import { PeriodActions } from "#areas/payroll/payrolls/web/public.ts";
import { MonthChooser } from "#areas/time-tracking/target-actual/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { Answer } from "#kit/web/answer.tsx";
import { api } from "#kit/web/api.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { BlockersCard } from "./blockers-card.tsx";
import { DatesCard } from "./dates-card.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { SumsCard } from "./sums-card.tsx";
import { WarningsCard } from "./warnings-card.tsx";
import "./cockpit.css";

/** What is shown: a month, of one site or of all. */
export interface Shown {
	readonly month: string;
	readonly siteId?: string;
}

const allSites = "ALL";

/** A month of payroll at a glance: how far it is, who keeps it open, and what is unlike the months before. */
export default function OverviewPage() {
	const today = isoOfDay(dayNow());
	const [month, setMonth] = useState(() => monthInHand(today));
	const [site, setSite] = useState(allSites);
	const shown: Shown = { month, ...(site !== allSites && { siteId: site }) };
	useRefreshed(month);
	const { progress: t } = useTexts(texts);
	return (
		<div className="cockpit">
			<div className="cockpit-bar">
				<MonthChooser month={month} onChange={setMonth} last={today.slice(0, 7)} />
				<Sites month={month} site={site} onChange={setSite} />
				<AsOf shown={shown} isOver={month < today.slice(0, 7)} />
				<PeriodActions month={month} />
			</div>
			<Answer
				endpoint={contract.getPayrollProgress}
				input={shown}
				topic={payrollTopic}
				notLoaded={t.notLoaded}
				keep
			>
				{(progress) => <Cards progress={progress} shown={shown} />}
			</Answer>
		</div>
	);
}

type Progress = AnswerOf<typeof contract.getPayrollProgress>;

function Cards({ progress, shown }: { readonly progress: Progress; readonly shown: Shown }) {
	const { sites, dates, today, warnings } = progress;
	return (
		<div className="cockpit-cards">
			<ProgressCard sites={sites} />
			<DatesCard dates={dates} today={today} />
			<SumsCard shown={shown} isOver={dates.monthEnd < today} />
			<div className="cockpit-side">
				<BlockersCard shown={shown} today={today} />
				<WarningsCard warnings={warnings} shown={shown} />
			</div>
		</div>
	);
}

/** Until its middle a month is the time to close the one before. */
function monthInHand(today: string): string {
	if (today.slice(8) > "15") return today.slice(0, 7);
	const [year, month] = today.split("-").map(Number) as [number, number];
	return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
}

/** Has the figures made again where they are old; who cannot ask sees the old ones. */
function useRefreshed(month: string): void {
	useEffect(() => {
		api(contract.refreshPayrollFigures, { month }).catch(() => {});
	}, [month]);
}

interface SitesGiven {
	readonly month: string;
	readonly site: string;
	readonly onChange: (site: string) => void;
}

/** A company of one site has nothing to choose. */
function Sites({ month, site, onChange }: SitesGiven) {
	const t = useTexts(texts).bar;
	const { data } = useApi(contract.getPayrollProgress, { month }, { keep: true });
	const sites = data?.sites ?? [];
	if (sites.length < 2) return null;
	const total = sites.reduce((sum, { people }) => sum + people, 0);
	const choices = [
		{ value: allSites, label: `${t.all} ${total}` },
		...sites.map(({ siteId, name, people }) => ({ value: siteId, label: `${name} ${people}` })),
	];
	return (
		<div className="cockpit-sites">
			<SegmentedControl
				aria-label={t.sites}
				size="xs"
				value={site}
				data={choices}
				onChange={onChange}
			/>
		</div>
	);
}

interface AsOfGiven {
	readonly shown: Shown;
	readonly isOver: boolean;
}

/** Asks as the sums below do at first: one answer for both. */
function AsOf({ shown, isOver }: AsOfGiven) {
	const t = useTexts(texts).bar;
	const format = useFormat();
	const { data } = useApi(contract.getPayrollSums, { ...shown, isWhole: isOver }, { keep: true });
	if (data === undefined) return null;
	const { madeAt, isBeingMade } = data;
	const stand = madeAt === null ? t.never : t.asOf(format.instant(madeAt));
	return <p className="cockpit-as-of">{isBeingMade ? `${stand}, ${t.beingMade}` : stand}</p>;
}
