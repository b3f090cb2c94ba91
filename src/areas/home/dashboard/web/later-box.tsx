import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { useFeature } from "#kit/web/session/session-store.ts";
import type { contract } from "../contract.ts";
import AbsencesCard from "./absences/absences-card.tsx";
import LeaveCard from "./leave/leave-card.tsx";
import { SicknessBox } from "./sick/sickness-box.tsx";

const shiftMonth = lazyCode(() => import("./shifts/shift-month-card.tsx"));
const appointments = lazyCode(() => import("./appointments-box.tsx"));

type Overview = AnswerOf<typeof contract.getOverview>;

interface Given {
	readonly of: "leave" | "absences" | "sick";
	readonly overview: Overview;
}

/** Boxes that come after the page, in one piece: the page names what they have to fetch once. */
export default function LaterBox({ of, overview }: Given) {
	const { leaveAccount, ownSickness } = overview;
	const hasShifts = useFeature("SHIFTPLAN");
	if (of === "leave") return leaveAccount && <LeaveCard account={leaveAccount} />;
	if (of === "sick") return ownSickness && <SicknessBox sickness={ownSickness} />;
	return (
		<>
			{hasShifts && <LazyPart code={shiftMonth} props={{}} fallback={null} />}
			<LazyPart code={appointments} props={{}} fallback={null} />
			<AbsencesCard overview={overview} />
		</>
	);
}
