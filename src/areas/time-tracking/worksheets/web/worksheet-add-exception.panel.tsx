import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { ExceptionForm } from "./exception-form.tsx";
import type { ofDay } from "./panels.ts";

type Given = PanelProps<typeof ofDay>;

/** Lets a day of a person differ from what is planned; it begins with what holds. */
export default function WorksheetAddExceptionPanel({ userId, day, close }: Given) {
	const { plans, exceptions: t } = useTexts(texts);
	return (
		<AnswerPanel
			title={t.create}
			endpoint={contract.listUserWorksheetDays}
			input={{ userId, from: day, to: day }}
			words={plans}
		>
			{({ firstName, lastName, days: [planned] }) =>
				planned && (
					<ExceptionForm
						key={planned.exception?.id ?? day}
						userId={userId}
						name={`${lastName}, ${firstName}`}
						planned={planned}
						close={close}
					/>
				)
			}
		</AnswerPanel>
	);
}
