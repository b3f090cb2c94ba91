import { SicknessSection } from "#areas/absences/sick-notes/web/public.ts";
import {
	hasFoot,
	MatterFoot,
	MatterHistory,
	MatterMenu,
	MatterQuestion,
	MatterSteps,
} from "#areas/time-tracking/approvals/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ListWalk } from "#kit/web/grid/list-walk.tsx";
import { useListWalk } from "#kit/web/grid/use-list-walk.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { AbsenceState } from "../absence-marks.tsx";
import { absenceDialogs, movePanelsOf } from "../absence-moves.ts";
import { type AbsencePanel, type AbsencePanelGiven, absencePanel } from "../absence-panel.tsx";
import { AbsenceCustom } from "../custom/absence-custom.tsx";
import { AbsenceFiles } from "../files/absence-files.tsx";
import { absencesDetail } from "../panels.ts";
import { AbsenceChange, AbsenceDays, AbsenceFacts, AskedSubstitutes } from "./absence-sections.tsx";
import { StandInButtons, StandInNotice } from "./stand-in-parts.tsx";
import { texts } from "./text.ts";
import "../absences.css";

/** One absence: when, what it costs, what is open, what happened, and what may be done with it. */
const AbsencesDetailPanel: AbsencePanel = absencePanel(Detail);
export default AbsencesDetailPanel;

type Given = Pick<AbsencePanelGiven, "absence">;

function Detail({ absence, sub }: AbsencePanelGiven) {
	useLiveTopic("ABSENCES", () => void renew(contract.getAbsence));
	const hasButtons = absence.isAskedToSubstitute || hasFoot(absence);
	return (
		<PanelFrame
			sub={sub}
			state={<AbsenceState absence={absence} />}
			actions={
				<>
					<ListWalk
						id={absence.id}
						endpoint={contract.getAbsence}
						input={(id) => ({ id })}
						open={(id) => openPanel(absencesDetail, { id })}
					/>
					<History absence={absence} />
					<MatterMenu
						matter={absence}
						dialogs={absenceDialogs}
						panels={movePanelsOf(absence.version)}
					/>
				</>
			}
			footer={hasButtons && <Foot absence={absence} />}
		>
			{absence.isAskedToSubstitute && <StandInNotice absence={absence} />}
			<AbsenceChange absence={absence} />
			<MatterQuestion questions={absence.questions} isUndecided={absence.question !== null} />
			<AbsenceFacts absence={absence} />
			<AbsenceDays absence={absence} />
			<AbsenceCustom absence={absence} />
			{absence.classType === "SICK" && <SicknessSection absenceId={absence.id} />}
			<AbsenceFiles absence={absence} />
			<MatterSteps {...absence} />
			<AskedSubstitutes absence={absence} />
			<Story absence={absence} />
		</PanelFrame>
	);
}

/** Traces of illness are kept apart; of what is withheld there is nothing to be read. */
function History({ absence: { id, activity, classType } }: Given) {
	if (activity === null) return null;
	const entity = classType === "SICK" ? "sick_absence" : "absence";
	return <HistoryButton entity={entity} entityId={id} />;
}

function Story({ absence }: Given) {
	const t = useTexts(texts);
	if (absence.events.length > 0) return <MatterHistory {...absence} />;
	return absence.activity === null && <p className="absence-untold">{t.onlyAway}</p>;
}

function Foot({ absence }: Given) {
	const { next } = useListWalk(absence.id, () => {}).walk ?? {};
	const goOn = next === undefined ? undefined : () => openPanel(absencesDetail, { id: next });
	return (
		<>
			{absence.isAskedToSubstitute && <StandInButtons absence={absence} />}
			{hasFoot(absence) && (
				<MatterFoot
					matter={absence}
					dialogs={absenceDialogs}
					panels={movePanelsOf(absence.version)}
					goOn={goOn}
				/>
			)}
		</>
	);
}
