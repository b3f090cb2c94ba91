import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import { CopyButton } from "#kit/ui/copy-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { serverAddress } from "#kit/web/config.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { forgetKey, shownKey } from "./shown-key.ts";
import "./api-keys.css";

/** The key, this one time. */
export default function ApiKeySuccessPanel({ id, close }: PanelProps<typeof masterParams>) {
	const t = useTexts(texts).success;
	const [key] = useState(() => shownKey(id));
	// not on the way out: React may mount twice
	useEffect(() => {
		const timer = setTimeout(() => forgetKey(id));
		return () => clearTimeout(timer);
	}, [id]);
	const footer = <Button onClick={close}>{t.done}</Button>;
	if (key === undefined) {
		return (
			<PanelFrame footer={footer}>
				<EmptyState text={t.gone} />
			</PanelFrame>
		);
	}
	return (
		<PanelFrame footer={footer}>
			<div className="secret-box">
				<p>{t.text}</p>
				<code>{key}</code>
				<CopyButton value={key} words={t} />
				<p>{t.usage}</p>
				<code>{exampleOf(key)}</code>
			</div>
		</PanelFrame>
	);
}

/** A request that any key may make. */
function exampleOf(key: string): string {
	return `curl -H "Authorization: Bearer ${key.slice(0, 13)}…" ${serverAddress()}/api/openapi.json`;
}
