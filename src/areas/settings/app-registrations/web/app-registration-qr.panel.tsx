import { IconRefresh } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { encode } from "uqr";
import type { masterParams } from "#kit/contract/master-data/master-params.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import "./app-registrations.css";

/** A code of ten minutes as a picture; each opening makes a new one. */
export default function AppRegistrationQrPanel({ id }: PanelProps<typeof masterParams>) {
	const t = useTexts(texts).qr;
	const format = useFormat();
	const { mutate, data, isError, isPending } = useAction(contract.createAppPairing, {
		context: t.failed,
	});
	const isAsked = useRef(false);
	useEffect(() => {
		if (isAsked.current) return;
		isAsked.current = true;
		mutate({ id });
	}, [id, mutate]);
	if (isError) {
		return (
			<PanelFrame>
				<ErrorState text={t.failed} onRetry={() => mutate({ id })} />
			</PanelFrame>
		);
	}
	if (data === undefined) return <PanelFrame isLoading />;
	return (
		<PanelFrame
			footer={
				<PictureButton
					icon={IconRefresh}
					label={t.again}
					loading={isPending}
					onClick={() => mutate({ id })}
				/>
			}
		>
			<div className="app-pairing">
				<p>{t.text}</p>
				<QrPicture text={data.address} label={t.picture} />
				<p>{t.code}</p>
				<p className="app-code">
					{data.code.slice(0, 5)} {data.code.slice(5)}
				</p>
				<p>{t.until(format.time(data.until))}</p>
			</div>
		</PanelFrame>
	);
}

/** Black on white whatever the theme: cameras read nothing else for certain. */
function QrPicture({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: "M", border: 4 });
	const path = data
		.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
		.join("");
	return (
		<svg
			className="app-qr"
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
