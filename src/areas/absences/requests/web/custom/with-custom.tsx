import type { ReactNode } from "react";
import type { NewCustom } from "#areas/settings/custom-fields/web/public.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { useFeature } from "#kit/web/session/session-store.ts";
import type { AbsenceDetail } from "../../contract/absence-answer.ts";
import type { AbsenceValues } from "../form/absence-values.ts";

/** Custom fields within the form of an absence. */
export interface FormCustom extends Pick<NewCustom<AbsenceValues>, "initial" | "rules" | "input"> {
	/** Which of them are asked for depends on whose absence it is. */
	readonly ofPerson: (userId: string) => void;
	readonly inputs: <Values extends AbsenceValues>(form: Form<Values>) => ReactNode;
}

export interface WithCustomGiven {
	readonly userId: string;
	/** What is stored, of an absence that is changed. */
	readonly saved?: AbsenceDetail;
	/** The form, with custom fields where the company has any. */
	readonly children: (custom?: FormCustom) => ReactNode;
}

const code = lazyCode(() => import("./custom-form.tsx"));

/** Shows a form once it is known which custom fields belong to it; their code comes to companies with the feature alone. */
export function WithCustom(given: WithCustomGiven) {
	const isOn = useFeature("CUSTOMFIELDS");
	if (!isOn) return given.children();
	return <LazyPart code={code} props={given} fallback={<PanelFrame isLoading />} />;
}
