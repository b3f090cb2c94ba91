import { useMay } from "#kit/web/session/session-store.ts";
import { useMonth } from "./months/use-month.ts";
import { OwnMonth } from "./own-month.tsx";
import { PeopleMonths } from "./people/people-months.tsx";
import "./target-actual.css";

/** A month of everybody whose times one may read; whoever may not has her own at once. */
export default function TargetActualPage() {
	const [month, setMonth] = useMonth();
	const mayRead = useMay("timetrackings.manage", "READ");
	const Shown = mayRead ? PeopleMonths : OwnMonth;
	return (
		<div className="target-actual-page">
			<Shown month={month} onMonth={setMonth} />
		</div>
	);
}
