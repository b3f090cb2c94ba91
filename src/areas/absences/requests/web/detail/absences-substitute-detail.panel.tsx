import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { AbsenceState, useRangeWords } from "../absence-marks.tsx";
import { type AbsencePanel, type AbsencePanelGiven, absencePanel } from "../absence-panel.tsx";
import { texts as webTexts } from "../text.ts";
import { StandInButtons, StandInNotice } from "./stand-in-parts.tsx";
import { texts } from "./text.ts";
import "../absences.css";

/** An absence as the person sees it who is asked to stand in: who, when, and her own answer. */
const AbsencesSubstituteDetailPanel: AbsencePanel = absencePanel(SubstituteDetail);
export default AbsencesSubstituteDetailPanel;

function SubstituteDetail({ absence, sub }: AbsencePanelGiven) {
	const t = useTexts(texts);
	const { days } = useTexts(webTexts);
	const { user } = useTexts(featureTexts).list.columns;
	const { range } = useRangeWords();
	useLiveTopic("ABSENCES", () => void renew(contract.getAbsence));
	const isAsked = absence.isAskedToSubstitute;
	return (
		<PanelFrame
			sub={sub}
			state={<AbsenceState absence={absence} />}
			footer={isAsked && <StandInButtons absence={absence} />}
		>
			{isAsked ? (
				<StandInNotice absence={absence} />
			) : (
				<p className="absence-untold">{t.standIn.settled}</p>
			)}
			<Section title={t.facts}>
				<Facts>
					<Fact label={user}>{`${absence.user.lastName}, ${absence.user.firstName}`}</Fact>
					<Fact label={t.when}>{range(absence)}</Fact>
					<Fact label={t.length}>{days(absence.calendarDays)}</Fact>
				</Facts>
			</Section>
		</PanelFrame>
	);
}
