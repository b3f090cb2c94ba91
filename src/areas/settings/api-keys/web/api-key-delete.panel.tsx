import { Button } from "@mantine/core";
import { useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useAction, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

const all = { pageSize: limits.listLength };

/** Asks before a key is revoked for good. */
export default function ApiKeyDeletePanel({ id, close }: PanelProps<typeof masterParams>) {
	const t = useTexts(texts).remove;
	const [isSure, setSure] = useState(false);
	const { data, isPending } = useApi(contract.listApiKeys, all);
	const action = useAction(contract.deleteApiKey, {
		context: t.removing,
		renews: [contract.listApiKeys],
		onDone: close,
	});
	if (isPending) return <PanelFrame isLoading />;
	const key = data?.items.find((one) => one.id === id);
	if (key === undefined || key.state === "REVOKED") {
		return (
			<PanelFrame>
				<EmptyState text={t.gone} />
			</PanelFrame>
		);
	}
	return (
		<PanelFrame
			sub={key.name}
			footer={
				<Button
					color="red"
					disabled={!isSure}
					loading={action.isPending}
					onClick={() => action.mutate({ id })}
				>
					{t.remove}
				</Button>
			}
		>
			<p>{t.text(key.name)}</p>
			<CheckboxField label={t.confirm} value={isSure} onChange={setSure} />
		</PanelFrame>
	);
}
