api=$BIRJOB_BASE_URL/api/v1
token=1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708192a3b4c5d6e7f809
send() { curl -s -X "$1" -H 'Content-Type: application/json' ${3:+-d "$3"} "$api/$2"; }
send POST devices/register '{"device_token":"'$token'","device_id":"ada-device-1","keywords":["Swift"," swift ","nurse"],"notifications_enabled":true,"device_info":{"device_model":"iPhone 15","os_version":"17.2","app_version":"1.0","timezone":"UTC"}}' | jq -c '.data.device_id, .success'
jm-serve import --db jm.db postings.jsonl
send GET notifications/inbox/ada-device-1 | jq -c '.data.unread_count, .data.notifications[0].title, .data.notifications[0].matched_keywords'
until ls pushes/*.json >pushed 2>/dev/null; do :; done
jq -c '.payload.aps.alert.title, .payload.custom_data.type' pushes/*.json
send GET 'jobs/?search=swift&limit=1' | jq -c '.data | .total_count, .pagination.next_offset, .jobs[0].title'
send POST chatbot/chat '{"message":"Which jobs?","user_id":"ada-device-1"}' | jq -c '.data.source'
send POST notifications/test-push/ada-device-1 | jq .success
send DELETE device/device/$token | jq .success
send GET notifications/inbox/ada-device-1 | jq -c '.detail, .error_code'
