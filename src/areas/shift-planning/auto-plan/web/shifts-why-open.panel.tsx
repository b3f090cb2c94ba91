import { shiftViolation } from "#areas/shift-planning/shifts/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, type WhyNot } from "../contract.ts";
import { copyOf } from "./open-copy.ts";
import type { ofOpenShift } from "./panels.ts";
import { texts } from "./text.ts";
import "./auto-plan.css";

/** Everybody of the department with all that speaks against her taking a shift. */
export default function ShiftsWhyOpenPanel({ id }: PanelProps<typeof ofOpenShift>) {
	const t = useTexts(texts);
	const words = { gone: t.whyGone, notLoaded: t.whyNotLoaded };
	const copy = copyOf(id);
	const endpoint = copy === undefined ? contract.explainOpenShift : contract.explainOpenCopy;
	useLiveTopic("SHIFTS", () => void renew(endpoint));
	if (copy === undefined)
		return (
			<AnswerPanel endpoint={contract.explainOpenShift} input={{ id }} words={words}>
				{(found) => <Found found={found} />}
			</AnswerPanel>
		);
	return (
		<AnswerPanel endpoint={contract.explainOpenCopy} input={copy} words={words}>
			{(found) => <Found found={found} />}
		</AnswerPanel>
	);
}

function Found({ found }: { readonly found: AnswerOf<typeof contract.explainOpenShift> }) {
	const t = useTexts(texts);
	const format = useFormat();
	const able = found.people.filter(({ couldTake }) => couldTake);
	const others = found.people.filter(({ couldTake }) => !couldTake);
	return (
		<PanelFrame sub={format.longDay(found.day)}>
			{found.people.length === 0 && <EmptyState text={t.nobody} />}
			{able.length > 0 && <People title={t.could} people={able} />}
			{others.length > 0 && able.length === 0 && <p role="status">{t.nobodyCould}</p>}
			{others.length > 0 && <People title={t.cannot} people={others} />}
			{found.isShort && <p className="auto-plan-note">{t.short}</p>}
		</PanelFrame>
	);
}

interface PeopleGiven {
	readonly title: string;
	readonly people: readonly WhyNot[];
}

function People({ title, people }: PeopleGiven) {
	const t = useTexts(texts);
	return (
		<Section title={title}>
			<ul className="why-open">
				{people.map(({ user, violations, limits }) => (
					<li key={user.id}>
						<Avatar firstName={user.firstName} lastName={user.lastName} size={26} />
						<b>{`${user.lastName}, ${user.firstName}`}</b>
						<span>
							{[...violations.map(shiftViolation), ...limits.map((limit) => t.limits[limit])].map(
								(text) => (
									<small key={text}>{text}</small>
								),
							)}
						</span>
					</li>
				))}
			</ul>
		</Section>
	);
}
