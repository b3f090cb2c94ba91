import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { type FigurePreview, type PreviewOf, previewOf } from "#kit/contract/figure-preview.ts";
import { lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import { api } from "../api.ts";
import { isApiError } from "../api-error.ts";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import "./preview.css";

/** Its table is fetched with the first preview: most forms are saved without one. */
const whatChanges = lazyCode(() => import("./what-changes.tsx"));

/** An operation with what it would be sent. */
export interface PreviewedCall {
	readonly endpoint: Endpoint;
	readonly input: unknown;
}

interface Given {
	/** Undefined while something is missing or wrong. */
	readonly call: () => PreviewedCall | undefined;
	/** Asks by itself: before something is deleted there is nothing to be typed. */
	readonly isAtOnce?: boolean;
}

type Shown =
	| { readonly of: string; readonly preview: FigurePreview }
	| { readonly of: string; readonly fault: string };

/** What a change would do to the figures of its person: in a form on demand, below its fields, where it holds nobody up. */
export function FigurePreviewSection({ call, isAtOnce = false }: Given) {
	const t = useTexts(texts);
	const [shown, setShown] = useState<Shown>();
	const [isAsking, setAsking] = useState(false);
	const now = call();
	const of = JSON.stringify(now?.input);
	const ask = async () => {
		if (now === undefined) return;
		setAsking(true);
		const asked: PreviewOf<Endpoint> = previewOf(now.endpoint);
		try {
			setShown({
				of,
				preview: await api<PreviewOf<Endpoint>>(asked, now.input, { isPlain: true }),
			});
		} catch (error) {
			const isSaid = isApiError(error) && error.message !== "";
			setShown({ of, fault: isSaid ? error.message : t.failed });
		} finally {
			setAsking(false);
		}
	};
	const askNow = useEffectEvent(ask);
	useEffect(() => {
		if (isAtOnce) void askNow();
	}, [isAtOnce]);
	return (
		<section className="form-section figure-preview" aria-label={t.title}>
			<div className="form-section-head">
				<h3>{t.title}</h3>
				{!isAtOnce && (
					<Button
						size="xs"
						variant="default"
						disabled={now === undefined}
						loading={isAsking}
						onClick={() => void ask()}
					>
						{shown === undefined ? t.show : t.again}
					</Button>
				)}
			</div>
			<div role="status">
				{isAtOnce && isAsking && <p>{t.asking}</p>}
				{shown && <Result shown={shown} isOutdated={shown.of !== of} />}
			</div>
		</section>
	);
}

function Result({ shown, isOutdated }: { readonly shown: Shown; readonly isOutdated: boolean }) {
	const t = useTexts(texts);
	if (isOutdated) return <p>{t.outdated}</p>;
	if ("fault" in shown) return <p>{shown.fault}</p>;
	return shown.preview.changedDays === 0 ? (
		<p>{t.nothing}</p>
	) : (
		<LazyPart
			code={whatChanges}
			props={{ preview: shown.preview, isOfOne: true }}
			fallback={null}
		/>
	);
}
