import { useMediaQuery } from "@mantine/hooks";
import {
	ProjectClocks,
	TodayCard,
	useClocksSettled,
	WorkTimeClock,
} from "#areas/home/clocks/web/public.ts";
import { ToDoCard } from "#areas/home/to-dos/web/public.ts";
import { RecentEntries, RequestedEntries } from "#areas/time-tracking/entries/web/public.ts";
import { FixMyDayCard } from "#areas/time-tracking/fix-my-day/web/public.ts";
import { sizes } from "#kit/contract/limits.ts";
import { useFeature, useSession } from "#kit/web/session/session-store.ts";
import { usePageHeading } from "#kit/web/shell/page-heading.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { fetchDashboard } from "./fetch-dashboard.ts";
import { OvertimeCard } from "./overtime-card.tsx";
import { useGreeting } from "./use-greeting.ts";
import { useLiveDashboard } from "./use-live-dashboard.ts";
import "./dashboard.css";

export const ahead = fetchDashboard;

const phone = `(max-width: ${sizes.phoneBelow - 1}px)`;

/** The start of everybody's day. Boxes of areas that do not exist yet are absent. */
export default function DashboardPage() {
	const isPhone = useMediaQuery(phone, undefined, {
		getInitialValueInEffect: false,
	});
	const hasProjects = useFeature("PROJECTS");
	const hasTimes = useFeature("TIMETRACKINGS");
	const { firstName } = useSession();
	const overview = useApi(contract.getOverview, {});
	// on a phone the day grows above the rest, which would jump
	const isSettled = useClocksSettled();
	usePageHeading(useGreeting(firstName));
	useLiveDashboard();
	const account = overview.data?.overtimeAccount;
	const overtime = hasTimes && account && <OvertimeCard account={account} />;
	const requested = (
		<RequestedEntries
			ids={overview.data?.requestedTrackingIds}
			hasFailed={overview.isError && overview.data === undefined}
		/>
	);
	if (isPhone) {
		return (
			<div className="dashboard">
				<WorkTimeClock />
				{isSettled && (
					<>
						{hasTimes && <FixMyDayCard />}
						<TodayCard />
						{overtime}
						{hasProjects && <ProjectClocks />}
						{requested}
						<ToDoCard />
						<RecentEntries />
					</>
				)}
			</div>
		);
	}
	return (
		<div className={overtime ? "dashboard with-overtime" : "dashboard"}>
			<WorkTimeClock />
			{overtime}
			{requested}
			<ToDoCard />
			{hasTimes && <FixMyDayCard />}
			<RecentEntries />
			{hasProjects && <ProjectClocks />}
		</div>
	);
}
