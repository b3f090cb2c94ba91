import type { ReactNode } from "react";
import { PanelFrame } from "../panel-stack/panel-frame.tsx";
import { useUnsavedGuard } from "../panel-stack/use-panel-dismissal.ts";
import { FormBody } from "./form-body.tsx";
import { FormFooter } from "./form-footer.tsx";
import type { Form } from "./form-given.ts";
import type { SectionName } from "./section-list.tsx";

interface Given {
	readonly form: Form<object>;
	/** The panel's own unless said otherwise. */
	readonly title?: string | undefined;
	readonly crumb?: string;
	readonly state?: ReactNode;
	readonly sub?: ReactNode;
	readonly actions?: ReactNode;
	readonly sections?: readonly SectionName[];
	readonly saveLabel?: string;
	/** Saving leads on to something else: a chevron in place of the tick. */
	readonly leadsOn?: boolean;
	/** Ends what the form is about: a red button in the foot, far left. */
	readonly ends?: ReactNode;
	/** Further buttons in the foot, before the one that saves. */
	readonly buttons?: ReactNode;
	/** Closes the panel; a panel's component gets it. Called after saving unless `stays`. */
	readonly close: () => void;
	/** What comes after saving, instead of closing. */
	readonly onSaved?: (() => void) | undefined;
	/** Keeps the panel open after saving. */
	readonly stays?: boolean;
	readonly children: ReactNode;
}

/** A panel that is a form: summary, sections, Ctrl+S, footer, and the question before unsaved text is given up. */
export function FormPanel(given: Given) {
	const { form, close } = given;
	useUnsavedGuard(form.dirtyCount > 0, form.hasChanges, form.discard);
	const save = async () => {
		const isSaved = await form.save();
		if (!isSaved || given.stays) return;
		if (given.onSaved === undefined) close();
		else given.onSaved();
	};
	return (
		<PanelFrame
			title={given.title}
			{...(given.crumb && { crumb: given.crumb })}
			state={given.state}
			sub={given.sub}
			actions={given.actions}
			footer={
				<FormFooter
					form={form}
					onCancel={close}
					onSave={() => void save()}
					saveLabel={given.saveLabel}
					leadsOn={given.leadsOn}
					ends={given.ends}
				>
					{given.buttons}
				</FormFooter>
			}
		>
			<FormBody form={form} sections={given.sections} onSave={() => void save()}>
				{given.children}
			</FormBody>
		</PanelFrame>
	);
}
