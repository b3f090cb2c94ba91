import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listNotices } from "./list-notices.ts";
import { putNotice, putNoticeHour } from "./put-notice.ts";

export const routes = serve(contract, { listNotices, putNotice, putNoticeHour });
