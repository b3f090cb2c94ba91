import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import type { ofAppointment, ofSeriesDay } from "../panels.ts";
import { texts } from "../text.ts";
import { AppointmentDetailView } from "./appointment-detail.tsx";

function useWords() {
	const { gone, notLoaded } = useTexts(texts);
	return { gone, notLoaded };
}

export function SinglePanel({ id, close }: PanelProps<typeof ofAppointment>) {
	return (
		<AnswerPanel endpoint={contract.getAppointment} input={{ id }} words={useWords()}>
			{(one) => <AppointmentDetailView one={one} close={close} />}
		</AnswerPanel>
	);
}

export function SeriesItemPanel({ id, day, close }: PanelProps<typeof ofSeriesDay>) {
	return (
		<AnswerPanel
			endpoint={contract.getAppointmentSeriesItem}
			input={{ id, day }}
			words={useWords()}
		>
			{(one) => <AppointmentDetailView one={one} close={close} />}
		</AnswerPanel>
	);
}

export function ExceptionPanel({ id, close }: PanelProps<typeof ofAppointment>) {
	return (
		<AnswerPanel endpoint={contract.getAppointmentException} input={{ id }} words={useWords()}>
			{(one) => <AppointmentDetailView one={one} close={close} />}
		</AnswerPanel>
	);
}
