import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { mostOffered } from "../contract/replacements.ts";
import { type AwayShift, contract } from "../contract.ts";
import { offerAtOnce } from "./offer-at-once.ts";
import { shiftsReplace } from "./panels.ts";
import { ShiftLine, useLineWords } from "./shift-line.tsx";
import { texts } from "./text.ts";

/** Shifts of people who are away by then: each needs somebody else. */
export default function ShiftsAwayPanel() {
	const { replace: t } = useTexts(texts);
	useLiveTopic("SHIFTS", () => void renew(contract.listAwayShifts));
	return (
		<PanelFrame>
			<Answer
				endpoint={contract.listAwayShifts}
				input={{}}
				topic="ABSENCES"
				notLoaded={t.notLoaded}
			>
				{({ items }) =>
					items.length === 0 ? <EmptyState text={t.noneAway} /> : <AwayShifts items={items} />
				}
			</Answer>
		</PanelFrame>
	);
}

function AwayShifts({ items }: { readonly items: readonly AwayShift[] }) {
	const { replace: t } = useTexts(texts);
	const mayWrite = useMay("shiftplan.manage", "WRITE");
	const all = items.slice(0, mostOffered).map(({ shift, version }) => ({ id: shift.id, version }));
	return (
		<>
			<ul className="shift-lines">
				{items.map((one) => (
					<Away key={one.shift.id} away={one} />
				))}
			</ul>
			{mayWrite && (
				<Button size="sm" onClick={() => void offerAtOnce(all)}>
					{t.offerAll(all.length)}
				</Button>
			)}
		</>
	);
}

function Away({ away: { shift, user } }: { readonly away: AwayShift }) {
	const { replace: t } = useTexts(texts);
	const lineOf = useLineWords();
	const open = () => openPanel(shiftsReplace, { id: shift.id }, { stack: "sub" });
	return (
		<ShiftLine shift={shift} notes={[t.isAway(`${user.firstName} ${user.lastName}`)]}>
			<Button
				size="xs"
				variant="default"
				aria-label={t.searchFor(lineOf(shift).when)}
				onClick={open}
			>
				{t.search}
			</Button>
		</ShiftLine>
	);
}
