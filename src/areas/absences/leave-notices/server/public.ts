export { unreadLeaveNotices } from "./sql/notices.ts";
