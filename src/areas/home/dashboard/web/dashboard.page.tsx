import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useEffect, useRef } from "react";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import {
	ProjectClocks,
	TodayCard,
	useClocksSettled,
	WorkTimeClock,
} from "#areas/home/clocks/web/public.ts";
import {
	FirstStepsPart,
	fetchFirstSteps,
	useFirstSteps,
} from "#areas/home/first-steps/web/public.ts";
import { ToDoCard } from "#areas/home/to-dos/web/public.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import {
	preloadTeamRequests,
	RecentEntries,
	RequestedEntries,
	TeamRequests,
	useDecidesForTeam,
	useToday,
} from "#areas/time-tracking/entries/web/public.ts";
import { FixMyDayCard } from "#areas/time-tracking/fix-my-day/web/public.ts";
import { overtimeTopic } from "#areas/time-tracking/overtime/contract.ts";
import { epochMinute } from "#domain/time/epoch.ts";
import { localMinuteOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { sizes } from "#kit/contract/limits.ts";
import type { LiveMessageOf } from "#kit/contract/live.ts";
import { narrowerThan } from "#kit/ui/scale-of-type.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { serverNow } from "#kit/web/clock.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature, useSession } from "#kit/web/session/session-store.ts";
import { usePageHeading } from "#kit/web/shell/page-heading.ts";
import { useTexts } from "#kit/web/texts.ts";
import { fetchAhead, renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { OvertimeCard } from "./overtime-card.tsx";
import { WholeRows } from "./whole-rows.tsx";
import "./dashboard.css";

type Overview = AnswerOf<typeof contract.getOverview>;

const dayFrom = 10 * 60;
const eveningFrom = 18 * 60;

export const ahead = fetchDashboard;

/** Asks for the dashboard's data before React has started: the clock, and what says which boxes there are. */
async function fetchDashboard(): Promise<void> {
	await Promise.all([
		fetchAhead(clocks.getTimeClocks, {}),
		fetchAhead(contract.getOverview, {}),
		preloadTeamRequests(),
		fetchFirstSteps(),
	]);
}

const phone = narrowerThan(sizes.phoneBelow);

/** The start of everybody's day. Boxes of areas that do not exist yet are absent. */
export default function DashboardPage() {
	const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false });
	const hasProjects = useFeature("PROJECTS");
	const hasTimes = useFeature("TIMETRACKINGS");
	const { firstName } = useSession();
	const overview = useApi(contract.getOverview, {});
	// on a phone the day grows above the rest, which would jump
	const isSettled = useClocksSettled();
	usePageHeading(useGreeting(firstName));
	useLiveDashboard();
	const firstSteps = useFirstSteps();
	const { data } = overview;
	const account = data?.overtimeAccount;
	const overtime = hasTimes && account && <OvertimeCard account={account} />;
	const leave = <Later of="leave" overview={data} needs={data?.leaveAccount} />;
	const absences = <Later of="absences" overview={data} needs />;
	const decides = useDecidesForTeam() && hasTimes;
	const ids = data?.requestedTrackingIds;
	const hasOwn = !decides || (ids !== undefined && ids.length > 0);
	const team = decides && inWholeRows(<TeamRequests />);
	const requested = hasOwn && (
		<WholeRows>
			<RequestedEntries ids={ids} hasFailed={overview.isError && data === undefined} />
		</WholeRows>
	);
	const recent = inWholeRows(<RecentEntries />);
	const projects = hasProjects && <ProjectClocks />;
	const fixMyDay = hasTimes && <FixMyDayCard />;
	if (firstSteps !== undefined) {
		return (
			<div className="dashboard-page">
				<div className={isPhone ? "dashboard phone" : "dashboard"}>
					<FirstStepsPart {...firstSteps}>
						<WorkTimeClock />
					</FirstStepsPart>
				</div>
			</div>
		);
	}
	if (isPhone) {
		return (
			<div className="dashboard phone">
				<WorkTimeClock />
				{isSettled && (
					<>
						<Later of="sick" overview={data} needs={data?.ownSickness} />
						{fixMyDay}
						{team}
						<TodayCard />
						{leave}
						{overtime}
						{absences}
						{projects}
						{requested}
						<ToDoCard />
						{recent}
					</>
				)}
			</div>
		);
	}
	return (
		<div className="dashboard-page">
			<div className="dashboard">
				<div className="dashboard-top">
					<WorkTimeClock />
					{leave}
					{overtime}
					<ToDoCard />
				</div>
				{fixMyDay}
				<div className="dashboard-columns">
					<div className="dashboard-column">
						{team}
						{requested && recent}
					</div>
					<div className="dashboard-column">
						{requested}
						{absences}
						{projects}
						{!requested && recent}
					</div>
				</div>
			</div>
		</div>
	);
}

const inWholeRows = (box: ReactNode) => <WholeRows>{box}</WholeRows>;

const laterBox = lazyCode(() => import("./later-box.tsx"));

interface LaterGiven {
	readonly of: "leave" | "absences" | "sick";
	readonly overview: Overview | undefined;
	/** Without it there is no such box. */
	readonly needs: unknown;
}

/** As high as the box until it comes, or the page would jump. */
function Later({ of, overview, needs }: LaterGiven) {
	if (!overview || !needs) return null;
	return (
		<LazyPart
			code={laterBox}
			props={{ of, overview }}
			fallback={<div className={`${of}-wait`} />}
		/>
	);
}

/** "Guten Morgen, Lena", by the clock of her site. */
function useGreeting(name: string): string {
	const { greeting } = useTexts(texts);
	const { timeZoneHomebase } = useSession();
	const now = epochMinute(Math.floor(serverNow() / 60_000));
	const minute = localMinuteOf(now, zoneOf(timeZoneHomebase));
	if (minute < dayFrom) return greeting.morning(name);
	return minute < eveningFrom ? greeting.day(name) : greeting.evening(name);
}

/** Fetches the boxes anew when other tabs, devices or people have changed them, and when a new day has begun. */
function useLiveDashboard(): void {
	const { userId, timeZoneHomebase } = useSession();
	useLiveTopic("TRACKINGS", (message) => {
		// supervisors hear of their people too
		if (message?.userId !== undefined && message.userId !== userId) return;
		void renew(entries.listTimeTrackings);
		void renew(contract.getOverview);
	});
	const renewOwn = (message: LiveMessageOf<"change"> | undefined) => {
		if (message?.userId === undefined || message.userId === userId)
			void renew(contract.getOverview);
	};
	useLiveTopic("ABSENCES", renewOwn);
	useLiveTopic("LEAVEACCOUNTS", renewOwn);
	// days that waited are computed
	useLiveTopic("FIGURES", () => void renew(contract.getOverview));
	useLiveTopic(overtimeTopic, (message) => {
		if (message === undefined || message.ids.includes(userId)) void renew(contract.getOverview);
	});
	const today = useToday(timeZoneHomebase);
	const shown = useRef(today);
	useEffect(() => {
		if (shown.current === today) return;
		shown.current = today;
		void renew(clocks.getTimeClocks);
		void renew(contract.getOverview);
	}, [today]);
}
