import { traceWords } from "virtual:trace-words";
import { useFormat } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { type LogWords, logWords } from "../contract/log-words.ts";

export function useLogWords(entity: string): LogWords {
	const format = useFormat();
	return logWords(traceWords, entity, useLanguage(), {
		...format,
		instant: (value) => `${format.date(value)} ${format.time(value)}`,
	});
}
