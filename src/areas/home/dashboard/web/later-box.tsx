import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import type { contract } from "../contract.ts";
import AbsencesCard from "./absences/absences-card.tsx";
import LeaveCard from "./leave/leave-card.tsx";
import { SicknessBox } from "./sick/sickness-box.tsx";

const appointments = lazyCode(() => import("./appointments-box.tsx"));

type Overview = AnswerOf<typeof contract.getOverview>;

interface Given {
	readonly of: "leave" | "absences" | "sick";
	readonly overview: Overview;
}

/** Boxes that come after the page, in one piece: the page names what they have to fetch once. */
export default function LaterBox({ of, overview }: Given) {
	const { leaveAccount, ownSickness } = overview;
	if (of === "leave") return leaveAccount && <LeaveCard account={leaveAccount} />;
	if (of === "sick") return ownSickness && <SicknessBox sickness={ownSickness} />;
	return (
		<>
			<LazyPart code={appointments} props={{}} fallback={null} />
			<AbsencesCard overview={overview} />
		</>
	);
}
