import type { ComponentProps } from "react";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

type Given<E extends Endpoint> = Omit<ComponentProps<typeof AnswerPanel<E>>, "words">;

/** A panel about a person that is fetched first; says so when she is gone or cannot be loaded. */
export function LoadedPanel<E extends Endpoint>(given: Given<E>) {
	const { detail } = useTexts(texts);
	return <AnswerPanel<E> {...given} words={detail} />;
}
