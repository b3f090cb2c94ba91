import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { correctLeaveHandover } from "./correct-handover.ts";
import { countLeaveLetters } from "./count-leave-letters.ts";
import { getLeaveLetterDocument } from "./get-leave-letter-document.ts";
import { listLeaveNotices } from "./list-leave-notices.ts";
import { openLeaveNotices, recordLeaveHandover } from "./receive.ts";
import { sendLeaveNotices } from "./send-leave-notices.ts";

export const routes = serve(contract, {
	listLeaveNotices,
	sendLeaveNotices,
	countLeaveLetters,
	getLeaveLetterDocument,
	recordLeaveHandover,
	correctLeaveHandover,
	openLeaveNotices,
});
