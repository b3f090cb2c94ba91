import { Suspense } from "react";
import { epochMinute } from "../../../../domain/time/epoch.ts";
import { localMinuteOf } from "../../../../domain/time/local-time.ts";
import { zoneOf } from "../../../../domain/time/zone.ts";
import { useNow } from "../../../../kit/web/clock.ts";
import { useLiveTopic } from "../../../../kit/web/live/use-live.ts";
import {
	useFeature,
	useSession,
} from "../../../../kit/web/session/session-store.ts";
import { usePageHeading } from "../../../../kit/web/shell/page-heading.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { renew, useApi } from "../../../../kit/web/use-api.ts";
import { ProjectClocksCard, WorkTimeCard } from "../../clocks/web/public.ts";
import { RequestedCard, ToDosCard } from "../../to-dos/web/public.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { TrackingsCard } from "./trackings-card.tsx";
import "./dashboard.css";

/** The first page after sign-in: the clock, what waits, what was. Failures to load the overview are silent. */
export default function DashboardPage() {
	const hasTimes = useFeature("TIMETRACKINGS");
	const hasProjects = useFeature("PROJECTS");
	const { data } = useApi(contract.getOverview, {});
	useLiveTopic("TRACKINGS", () => void renew(contract.getOverview));
	return (
		<>
			<Greeting />
			<div className="dashboard">
				{hasTimes && <WorkTimeCard />}
				<ToDosCard autoFinishedIds={data?.autoFinishedTrackingIds} />
				{hasTimes && <RequestedCard />}
				{hasTimes && <TrackingsCard />}
				{hasTimes && hasProjects && (
					<Suspense fallback={<div className="card project-clocks-card" />}>
						<ProjectClocksCard />
					</Suspense>
				)}
			</div>
		</>
	);
}

const morningEnds = 11 * 60;
const eveningBegins = 18 * 60;

function Greeting() {
	const t = useTexts(german, english);
	const { firstName, timeZoneHomebase } = useSession();
	const minute = epochMinute(Math.floor(useNow() / 60_000));
	const time = localMinuteOf(minute, zoneOf(timeZoneHomebase));
	const greeting =
		time < morningEnds ? t.morning : time < eveningBegins ? t.day : t.evening;
	usePageHeading(greeting(firstName));
	return null;
}
