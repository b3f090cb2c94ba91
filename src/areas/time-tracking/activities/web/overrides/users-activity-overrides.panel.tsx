import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { clockClasses } from "#domain/working-time/timeline/time-class.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ActivityOverrides } from "../../contract/overrides.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { overridesParams } from "../panels.ts";
import { OverrideClass } from "./override-class.tsx";
import { useOverridesForm } from "./use-overrides-form.ts";
import "../activities.css";

type Given = PanelProps<typeof overridesParams>;

/** What a person may book, and what her clock begins with, where that differs from the company. */
export default function UsersActivityOverridesPanel({ userId, close }: Given) {
	const t = useTexts(texts).overrides;
	return (
		<LoadedPanel title={t.title} endpoint={contract.getActivityOverrides} input={{ userId }}>
			{(present) => <Overrides present={present} close={close} />}
		</LoadedPanel>
	);
}

interface OverridesGiven {
	readonly present: ActivityOverrides;
	readonly close: () => void;
}

function Overrides({ present, close }: OverridesGiven) {
	const { overrides: t, master } = useTexts(texts);
	const mayWrite = useMay("activities.manage", "WRITE");
	const form = useOverridesForm(present);
	const name = useUserName(present.userId);
	const { values } = form;
	const allow = (id: string, isAllowed: boolean) => {
		const withheld = present.activities
			.map((one) => one.id)
			.filter((one) => (one === id ? !isAllowed : values.withheld.includes(one)));
		form.set("withheld", withheld);
		const former = clockClasses.find((one) => values[one] === id);
		// what she may not book cannot be what her clock begins with
		if (!isAllowed && former !== undefined) form.set(former, "");
	};
	const content = (
		<>
			<p className="override-hint">{t.hint}</p>
			{clockClasses.map((classType) => {
				const activities = present.activities.filter((one) => one.classType === classType);
				if (activities.length === 0) return null;
				return (
					<OverrideClass
						key={classType}
						label={master.options.classType[classType]}
						activities={activities}
						withheld={values.withheld}
						chosen={values[classType]}
						isReadOnly={!mayWrite}
						onAllow={allow}
						onChoose={(id) => form.set(classType, id)}
					/>
				);
			})}
		</>
	);
	return mayWrite ? (
		<FormPanel form={form} sub={name} close={close}>
			{content}
		</FormPanel>
	) : (
		<PanelFrame sub={name}>{content}</PanelFrame>
	);
}
