import { Button } from "@mantine/core";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { shiftViolation } from "#areas/shift-planning/shifts/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useMinute } from "#kit/web/clock.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { type Candidate, contract, offersTopic } from "../contract.ts";
import { act } from "./act.ts";
import { offerAtOnce } from "./offer-at-once.ts";
import type { ofOffer } from "./panels.ts";
import { ShiftLine } from "./shift-line.tsx";
import { texts } from "./text.ts";

type Replacements = AnswerOf<typeof contract.listReplacements>;

/** Who could have a shift instead, and what keeps the others from it. */
export default function ShiftsReplacePanel({ id }: PanelProps<typeof ofOffer>) {
	const { replace: t } = useTexts(texts);
	const again = () => void renew(contract.listReplacements);
	useLiveTopic("SHIFTS", again);
	useLiveTopic(offersTopic, again);
	return (
		<AnswerPanel endpoint={contract.listReplacements} input={{ id }} words={t}>
			{(answer) => <Answered {...answer} />}
		</AnswerPanel>
	);
}

/** Nobody can be found any more for what has begun. */
function Answered(answer: Replacements) {
	const hasBegun = Date.parse(answer.shift.begin) <= useMinute();
	return (
		<PanelFrame>
			<Held {...answer} hasBegun={hasBegun} />
			{!hasBegun && <People {...answer} />}
		</PanelFrame>
	);
}

function Held({ shift, version, user, hasBegun }: Replacements & { readonly hasBegun: boolean }) {
	const { replace: t } = useTexts(texts);
	const mayWrite = useMay("shiftplan.manage", "WRITE");
	const holder = user === null ? t.isOpen : t.has(`${user.firstName} ${user.lastName}`);
	return (
		<Section title={t.shift}>
			<ul className="shift-lines">
				<ShiftLine shift={shift} notes={[holder, ...(hasBegun ? [t.hasBegun] : [])]} />
			</ul>
			{mayWrite && !hasBegun && (
				<Button size="sm" onClick={() => void offerAtOnce([{ id: shift.id, version }])}>
					{user === null ? t.offerAgain : t.offer}
				</Button>
			)}
		</Section>
	);
}

function People({ shift, version, items }: Replacements) {
	const { replace: t } = useTexts(texts);
	const fit = items.filter(({ isFit }) => isFit);
	const others = items.filter(({ isFit }) => !isFit);
	const given = { id: shift.id, version };
	return (
		<>
			<Section title={t.fit(fit.length)}>
				{fit.length === 0 ? (
					<EmptyState text={t.nobodyFit} />
				) : (
					<CandidateList people={fit} shift={given} />
				)}
			</Section>
			{others.length > 0 && (
				<Section title={t.unfit(others.length)}>
					<CandidateList people={others} shift={given} />
				</Section>
			)}
		</>
	);
}

interface ListGiven {
	readonly people: readonly Candidate[];
	readonly shift: { readonly id: string; readonly version: number };
}

function CandidateList({ people, shift }: ListGiven) {
	const { replace: t } = useTexts(texts);
	const mayWrite = useMay("shiftplan.manage", "WRITE");
	const give = (userId: string) =>
		void act(shifts.changeShifts, t.give, (accepted) => ({
			...accepted,
			changes: [{ ...shift, values: { userId } }],
		}));
	return (
		<ul className="shift-lines">
			{people.map(({ user, violations, mayTake }) => (
				<li key={user.id} className="shift-line">
					<b>{`${user.firstName} ${user.lastName}`}</b>
					{violations.map(shiftViolation).map((text) => (
						<small key={text}>{text}</small>
					))}
					{mayWrite && mayTake && (
						<span className="shift-line-doings">
							<Button
								size="xs"
								variant="default"
								aria-label={t.giveTo(`${user.firstName} ${user.lastName}`)}
								onClick={() => give(user.id)}
							>
								{t.give}
							</Button>
						</span>
					)}
				</li>
			))}
		</ul>
	);
}
