import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

export type Terminal = AnswerOf<typeof contract.getTerminal>;

interface Values {
	readonly name: string;
	readonly siteId: string | null;
}

/** Creates a terminal, or changes the one that is shown. */
export function useTerminalForm(terminal: Terminal | undefined): Form<Values> {
	const { detail: t, master } = useTexts(texts);
	const readOnly = !useMay("terminals.manage", "WRITE");
	const shared = {
		draftKey: `settings.hardware-terminal-detail:${terminal?.id ?? "new"}`,
		initial: { name: terminal?.name ?? "", siteId: terminal?.siteId ?? null },
		fields: {
			name: { label: master.fields.name, required: true, readOnly },
			siteId: { label: master.fields.siteId, required: true, readOnly },
		},
		context: t.saving,
		renews: [contract.listTerminals, contract.getTerminal],
	};
	// an empty choice is refused before anything is sent
	const given = ({ name, siteId }: Values) => ({ name, siteId: siteId ?? "" });
	const id = terminal?.id ?? "";
	const version = terminal?.version ?? 0;
	const changing = useApiForm<Values, typeof contract.updateTerminal>({
		...shared,
		version,
		endpoint: contract.updateTerminal,
		input: (values, based = version) => ({
			id,
			version: based,
			...given(values),
		}),
		reload: () => renew(contract.getTerminal, { id }),
	});
	const creating = useApiForm<Values, typeof contract.createTerminal>({
		...shared,
		endpoint: contract.createTerminal,
		input: given,
	});
	return terminal === undefined ? creating : changing;
}
