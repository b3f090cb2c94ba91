import { contract as sites } from "#areas/staff/sites/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import type { masterEditParams } from "#kit/contract/master-data/master-params.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormBody } from "#kit/ui/form/form-body.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMasterForm } from "#kit/web/master-data/form/use-master-form.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, type Terminal, terminals } from "../contract.ts";
import { texts } from "../text.ts";
import { TerminalPairing, TokenTypes } from "./terminal-parts.tsx";
import { screens } from "./terminal-screens.tsx";
import "./terminals.css";

interface Values {
	readonly name: string;
	readonly siteId: string | null;
}

/** A terminal: name and site, pairing, and which tokens its people hold. */
export default function HardwareTerminalDetailPanel({
	id,
	close,
}: PanelProps<typeof masterEditParams>) {
	const { detail } = useTexts(texts);
	useLiveTopic(terminals.topic, () => void renew(contract.getTerminal));
	if (id === undefined) return <TerminalForm terminal={undefined} close={close} />;
	return (
		<AnswerPanel endpoint={contract.getTerminal} input={{ id }} words={detail}>
			{(terminal) => <TerminalForm terminal={terminal} close={close} />}
		</AnswerPanel>
	);
}

function TerminalForm({ terminal, close }: { terminal: Terminal | undefined; close: () => void }) {
	const { detail: t, master } = useTexts(texts);
	const form = useMasterForm<Values>(screens, { item: terminal && { ...terminal } });
	const mayWrite = useMay("terminals.manage", "WRITE");
	const { data } = useApi(sites.listSites, { isEnabled: true, pageSize: limits.listLength });
	const known = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
	// the person who may not list sites still reads the name of this one
	const options =
		terminal === undefined || known.some(({ value }) => value === terminal.siteId)
			? known
			: [...known, { value: terminal.siteId, label: terminal.siteName }];
	const content = (
		<>
			<FormSection id="base" title={t.base}>
				<TextField {...form.field("name")} readOnly={!mayWrite} maxLength={100} />
				<SelectField
					{...form.field("siteId")}
					value={form.values.siteId || null}
					readOnly={!mayWrite}
					options={options}
				/>
			</FormSection>
			{terminal && <TerminalPairing terminal={terminal} />}
			{terminal && <TokenTypes id={terminal.id} />}
		</>
	);
	const title = terminal?.name ?? master.create;
	const sub = terminal && master.one;
	if (!mayWrite) {
		return (
			<PanelFrame title={title} sub={sub} crumb={master.one}>
				<FormBody form={form}>{content}</FormBody>
			</PanelFrame>
		);
	}
	return (
		<FormPanel form={form} title={title} sub={sub} crumb={master.one} close={close}>
			{content}
		</FormPanel>
	);
}
